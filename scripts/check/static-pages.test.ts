import { expect, test } from "vitest";
import { findMissingPages } from "./static-pages.ts";

const addresses = [
  { path: "/", sources: ["features/front/route.tsx"] },
  { path: "/kayttoehdot", sources: ["features/legal/terms/terms-route.tsx"] },
  { path: "/tuote", sources: [] },
];

test("every static page has a row among the pages of the app", () => {
  expect(findMissingPages({ front: "/", terms: "/kayttoehdot" }, addresses)).toEqual([]);
});

test("a static page without a row is named, also one whose address only leads to another", () => {
  expect(findMissingPages({ front: "/", drying: "/kuivaus", product: "/tuote" }, addresses)).toEqual([
    "web/src/app/pages.ts has no row for drying, /kuivaus, of staticPages",
    "web/src/app/pages.ts has no row for product, /tuote, of staticPages",
  ]);
});

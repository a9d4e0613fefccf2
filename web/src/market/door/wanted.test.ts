import { compareProducts, listDoorPrices } from "@halkopiha/domain/contract/shop/comparison.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { newestListingsQuery } from "@halkopiha/domain/search/newest-listings.ts";
import { expect, test } from "vitest";
import { expectCachedUrl } from "../../testing/calls/cached-url.ts";
import { toDoorQuery } from "./wanted.ts";

test("the newest listings have a URL that the CDN caches", () => {
  expectCachedUrl(searchProducts, newestListingsQuery);
});

test.each([
  { wanted: { to: "inari", amount: 5, unit: "Irto-m3" }, query: { to: "inari" } },
  { wanted: { to: "inari", amount: 5, unit: "Pino-m3" }, query: { to: "inari", amountUnit: "Pino-m3" } },
  { wanted: { to: "inari", amount: 7.5, unit: "Irto-m3" }, query: { to: "inari", amount: 7.5 } },
] as const)("prices at a door for $wanted have a URL that the CDN caches", ({ wanted, query }) => {
  expect(toDoorQuery(wanted)).toEqual(query);
  for (const call of [compareProducts, listDoorPrices])
    expectCachedUrl(call, { ids: "birch,alder", ...toDoorQuery(wanted) });
});

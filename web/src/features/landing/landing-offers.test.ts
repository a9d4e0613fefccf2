import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { test } from "vitest";
import { expectCachedUrl } from "../../testing/calls/cached-url.ts";
import { requestOffers } from "./landing-offers.ts";

test.each([
  { locality: undefined, wanted: null },
  { locality: "inari", wanted: null },
  { locality: "inari", wanted: { to: "inari", amount: 5, unit: "Irto-m3" } },
  { locality: undefined, wanted: { to: "inari", amount: 7.5, unit: "Pino-m3" } },
] as const)("the offers of $locality for $wanted have a URL that the CDN caches", ({ locality, wanted }) => {
  expectCachedUrl(searchProducts, requestOffers("lappi", locality, wanted).query);
});

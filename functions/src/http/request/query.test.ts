import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { expect, test } from "vitest";
import { isCanonicalUrl, readQuery } from "./query.ts";

// The Hosting emulator normalises these before they reach the API.
test.each(["__proto__", "constructor", "toString", "", "%00", "%ff", "a".repeat(2000)])(
  "a query named %j is rejected",
  (name) => {
    expect(() => readQuery(listRegions, `/api/regions?${name}=x`)).toThrow("Tarkista antamasi tiedot.");
  },
);

test("an empty value is the same as none", () => {
  expect(readQuery(searchProducts, "/api/sellers?region=&category=Polttopuut&locality")).toEqual({
    category: "Polttopuut",
  });
});

// The Hosting emulator normalises these before they reach the API.
test.each([
  "?",
  "?&&",
  "?%72egion=lappi",
  "?region=lapp%69",
  "?region=lappi&",
  "??region=lappi",
  "#x",
  "?limit=5&region=lappi",
  "?sort=newest",
  "?region=&category=Polttopuut",
  "?quality=all",
  "?queryString=koivu%20halko",
  "?queryString=koivu+",
  "?to=inari&amount=7.50",
  "?to=inari&amount=5",
  "?amount=7",
  "?region=lappi&sellerId=halkomestari",
])("/api/sellers%s is not cached beside its canonical URL", (rest) => {
  expect(isCanonicalUrl(searchProducts, `/api/sellers${rest}`)).toBe(false);
});

test.each(["", "?region=lappi&limit=5", "?queryString=koivu+%C3%A4&cursor=a%2Bb"])(
  "/api/sellers%s is canonical and cached",
  (rest) => {
    expect(isCanonicalUrl(searchProducts, `/api/sellers${rest}`)).toBe(true);
  },
);

test.each([
  ["/api/products/R3tq9_-a", true],
  ["/api/products/%523tq9", false],
  ["/api/products/R3tq9/", false],
  ["/api/products/R3tq9?", false],
])("whether %s is cached: %j", (address, isCached) => {
  expect(isCanonicalUrl(readProduct, address)).toBe(isCached);
});

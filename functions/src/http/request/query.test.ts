import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { searchSellers } from "@halkopiha/domain/contract/shop/search.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { isCanonicalUrl, readQuery, toCanonicalUrl } from "./query.ts";

// The Hosting emulator normalises these before they reach the API.
test.each(["__proto__", "constructor", "toString", "", "%00", "%ff", "a".repeat(2000)])(
  "a query named %j is rejected",
  (name) => {
    expect(() => readQuery(listRegions, `/api/regions?${name}=x`)).toThrow("Tarkista antamasi tiedot.");
  },
);

test("an address put in order asks for the same and is in order", () => {
  const names = fc.shuffledSubarray([
    "category",
    "region",
    "locality",
    "queryString",
    "sort",
    "limit",
    "cursor",
  ]);
  const values = fc.array(fc.string({ unit: "grapheme" }), { minLength: 7, maxLength: 7 });
  fc.assert(
    fc.property(names, values, (asked, texts) => {
      const query = new URLSearchParams(
        asked.map((name, index): [string, string] => [name, texts[index] ?? ""]),
      );
      const address = `/api/sellers?${query}`;
      const ordered = toCanonicalUrl(searchSellers, address) ?? address;
      expect(toCanonicalUrl(searchSellers, ordered)).toBeNull();
      expect(readQuery(searchSellers, ordered)).toEqual(readQuery(searchSellers, address));
    }),
  );
});

test("an address of another host is put in order at ours", () => {
  const address = "http://evil.example/api/sellers?limit=5&region=lappi";
  expect(toCanonicalUrl(searchSellers, address)).toBe("/api/sellers?region=lappi&limit=5");
});

// The Hosting emulator normalises these before they reach the API.
test.each(["?", "?&&", "?%72egion=lappi", "?region=lapp%69", "?region=lappi&", "??region=lappi", "#x"])(
  "/api/sellers%s is not cached beside its canonical URL",
  (rest) => {
    expect(isCanonicalUrl(searchSellers, `/api/sellers${rest}`)).toBe(false);
  },
);

test.each(["", "?region=lappi&limit=5", "?queryString=koivu+%C3%A4&cursor=a%2Bb"])(
  "/api/sellers%s is canonical and cached",
  (rest) => {
    expect(isCanonicalUrl(searchSellers, `/api/sellers${rest}`)).toBe(true);
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

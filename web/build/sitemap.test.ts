import { expect, test } from "vitest";
import { renderSitemap } from "./sitemap.ts";

const addresses = [...renderSitemap("https://puut.example").matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, address]) => address,
);

test("the sitemap lists whole addresses of the site it is built for", () => {
  expect(addresses).toContain("https://puut.example/");
  expect(addresses).toContain("https://puut.example/polttopuuinfo/energialaskuri");
});

test("what belongs to one visitor is not in the sitemap", () => {
  for (const path of ["ostoskori", "omat-tilaukset", "profiili", "admin", "kirjaudu", "_ui"])
    expect(addresses.filter((address) => address?.includes(path))).toEqual([]);
});

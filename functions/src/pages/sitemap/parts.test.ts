import { expect, test } from "vitest";
import { toSitemapParts } from "./parts.ts";

const listFiles = (...[starts]: Parameters<typeof toSitemapParts>) =>
  toSitemapParts(starts).map(({ file }) => file);

test("before the first night there is one part of products and one of sellers", () => {
  expect(listFiles({ products: [], sellers: [] })).toEqual([
    "sivut.xml",
    "paikat.xml",
    "tuotteet-1.xml",
    "myyjat-1.xml",
  ]);
});

test("each start begins another part, which ends the one before", () => {
  const parts = toSitemapParts({ products: ["b", "c"], sellers: [] });
  const bounds = parts.filter(({ file }) => file.startsWith("tuotteet")).map((part) => part.bounds);
  expect(bounds).toEqual([" b", "b c", "c "]);
});

test("what belongs to one visitor is not in the sitemap", async () => {
  const [pages] = toSitemapParts({ products: [], sellers: [] });
  const paths = ((await pages?.listEntries()) ?? []).map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(["/", "/haku", "/polttopuuinfo/energialaskuri"]));
  for (const own of ["ostoskori", "omat-tilaukset", "profiili", "admin", "kirjaudu", "_ui"])
    expect(paths.filter((path) => path.includes(own))).toEqual([]);
});

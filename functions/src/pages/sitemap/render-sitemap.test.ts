import { XMLParser, XMLValidator } from "fast-xml-parser";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { renderSitemapIndex, renderUrlSet } from "./render-sitemap.ts";

const origin = "https://puut.example";
const parser = new XMLParser({ isArray: (name) => name === "url" || name === "sitemap" });

const UrlSet = z.object({
  urlset: z.object({ url: z.array(z.object({ loc: z.string(), lastmod: z.optional(z.string()) })) }),
});
const Index = z.object({ sitemapindex: z.object({ sitemap: z.array(z.object({ loc: z.string() })) }) });

test("a part lists whole addresses, and when a page was changed if that is known", () => {
  const xml = renderUrlSet(origin, [
    { path: "/" },
    { path: "/tuote/R3~tq9-halko-orivesi", lastModified: "2026-11-21T10:00:00.000Z" },
  ]);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(UrlSet.parse(parser.parse(xml)).urlset.url).toEqual([
    { loc: "https://puut.example/" },
    { loc: "https://puut.example/tuote/R3~tq9-halko-orivesi", lastmod: "2026-11-21T10:00:00.000Z" },
  ]);
});

test("the index names the parts", () => {
  const xml = renderSitemapIndex(origin, ["/sitemap/sivut.xml", "/sitemap/tuotteet-1.xml"]);
  expect(XMLValidator.validate(xml)).toBe(true);
  expect(Index.parse(parser.parse(xml)).sitemapindex.sitemap.map(({ loc }) => loc)).toEqual([
    "https://puut.example/sitemap/sivut.xml",
    "https://puut.example/sitemap/tuotteet-1.xml",
  ]);
});

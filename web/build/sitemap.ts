import type { Plugin } from "vite";
import { paths } from "../src/lib/routing/paths.ts";

/** Pages for search engines: those that are the same for every visitor. */
const listedPages = [
  "front",
  "search",
  "listings",
  "info",
  "measures",
  "properties",
  "drying",
  "heating",
  "comparison",
  "calculator",
  "contact",
  "terms",
  "salesTerms",
  "quality",
] as const satisfies readonly (keyof typeof paths)[];

/** XML of the sitemap; `origin` is for example `https://halkopiha.fi`. */
export function renderSitemap(origin: string): string {
  const entries = listedPages.map((name) => `  <url><loc>${new URL(paths[name], origin).href}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    "</urlset>",
    "",
  ].join("\n");
}

/** Writes `sitemap.xml` into the build folder. */
export function sitemap(origin: string): Plugin {
  return {
    name: "sitemap",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "sitemap.xml", source: renderSitemap(origin) });
    },
  };
}

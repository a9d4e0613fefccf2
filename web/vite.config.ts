import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { prerender } from "./build/prerender.ts";
import { offline } from "./build/service-worker.ts";
import { sitemap } from "./build/sitemap.ts";

/** Where the deployed app lives; search engines want whole addresses. */
const siteUrl = process.env["SITE_URL"] ?? "https://halkopiha.fi";

/** The text font is known to every page: fetched beside the styles, not after them. */
function preloadFont(): Plugin {
  return {
    name: "preload-font",
    transformIndexHtml: {
      order: "post",
      handler(_html, { bundle = {} }) {
        return Object.keys(bundle)
          .filter((file) => file.endsWith(".woff2"))
          .map((file) => ({
            tag: "link",
            attrs: { rel: "preload", as: "font", type: "font/woff2", href: `/${file}`, crossorigin: "" },
            injectTo: "head" as const,
          }));
      },
    },
  };
}

/** What every page loads: one file is smaller and sooner there than the thirty that sharing would part it into. */
const everyPage = new RegExp(
  [
    "node_modules/(react|react-dom|regexparam|scheduler|use-sync-external-store|wouter|jotai)/",
    "web/src/app/routing/",
    "web/src/offline/install-atoms[.]ts$",
    "web/src/app/(api-error|banner-atoms|cart-atoms|device|format|loading-atoms|log-out|Logo|PageHead|paths|session-atoms|store|stored-atom)[.]tsx?$",
    "web/src/ui/(Badge|Banner|Button|classes|Dialog|EmptyState|Field|Icon|open-dialogs|Pager|Price|Select|Skeleton|TextField|Toolbar|Unseen)[.]tsx?$",
    // Each file of styles is waited for before anything is shown.
    "web/src/(app|ui)/(?!ConfirmDialog|DataTable).*[.]css$",
    "domain/src/(company|euros|messages)[.]ts$",
    "rolldown/runtime",
  ].join("|"),
);

/** All of the contract that the texts need. */
const schemas = /node_modules\/zod\/|domain\/src\/(euros|money|primitives)[.]ts$/;

/** What every page with an answer of the API needs. */
const market = new RegExp(
  [
    "domain/src/(contract|delivery|plan|product|region|search|seller|user)[.]ts$",
    "domain/src/contract/(cart|favorites|regions|search)[.]ts$",
    "web/src/offline/(cart-step|kept-answers|outbox|retry|send-wish|sending|server-calls|shown-cart|sold-out|tabs|trouble|visitor-outbox|wishes)[.]ts$",
    "web/src/app/(api|cart-acts|favorite-acts|reference)[.]ts$",
  ].join("|"),
);

/** What the two lists of products have in common. */
const lists = new RegExp(
  [
    "web/src/features/search/(JsonLd|json-ld|MapLink|ProductCard|ProductPicture|Results|SellerCard|SellerLink|filters|product-words|results|sort-words)[.](tsx?|module[.]css)$",
    "web/src/offline/SavedAt[.](tsx|module[.]css)$",
  ].join("|"),
);

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [react(), preloadFont(), sitemap(siteUrl), prerender(), offline()],
  define: { "import.meta.env.SITE_URL": JSON.stringify(siteUrl) },
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What writes the pages is no browser: it reads every file from the disk.
          groups: isSsrBuild
            ? []
            : [
                { name: "catalogue", test: /domain\/src\/catalogue[.]ts$/, priority: 5 },
                { name: "app", test: everyPage, priority: 4 },
                { name: "schemas", test: schemas, priority: 3 },
                { name: "market", test: market, priority: 2 },
                { name: "lists", test: lists, priority: 1 },
              ],
        },
      },
    },
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
  },
  server: { port: 5173, proxy: { "/api": "http://127.0.0.1:5000" } },
}));

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
    "web/src/ui/(Banner|Button|classes|open-dialogs|EmptyState|Icon|Skeleton|Unseen)[.]tsx?$",
    // Each file of styles is waited for before anything is shown.
    "web/src/(app|ui)/(?!ConfirmDialog|DataTable).*[.]css$",
    "domain/src/(company|euros|messages)[.]ts$",
    "rolldown/runtime",
  ].join("|"),
);

export default defineConfig({
  plugins: [react(), preloadFont(), sitemap(siteUrl), prerender(), offline()],
  define: { "import.meta.env.SITE_URL": JSON.stringify(siteUrl) },
  build: {
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [{ name: "app", test: everyPage }],
        },
      },
    },
    // Live orders bring all of Firestore, and only to sellers.
    chunkSizeWarningLimit: 650,
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
  },
  server: { port: 5173, proxy: { "/api": "http://127.0.0.1:5000", "/__/firebase": "http://127.0.0.1:5000" } },
});

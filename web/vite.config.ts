import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { chunks } from "./build/chunks.ts";
import { prerender } from "./build/prerender.ts";
import { offline } from "./build/service-worker.ts";
import { sitemap } from "./build/sitemap.ts";
import { entrepreneursGuide } from "./guide/plugin.ts";

/** Where the deployed app lives; search engines want whole addresses. */
const siteUrl = process.env["SITE_URL"] ?? "https://halkopiha.fi";

/** Named by the HTML of the pages that they begin. */
const begins = ["src/features/search/begin.ts", "src/features/profile/begin.ts"];

/** Browsers ask in the order of the HTML: what is seen first, then the heaviest, which all else waits for. */
function orderedHead(): Plugin {
  return {
    name: "ordered-head",
    apply: (_config, { command, isSsrBuild }) => command === "build" && isSsrBuild !== true,
    transformIndexHtml: {
      order: "post",
      handler(html) {
        const soon = html.match(/<link rel="(?:stylesheet|modulepreload)"[^>]*>/g) ?? [];
        const isStyle = (link: string) => link.includes("stylesheet");
        const ordered = soon.toSorted((a, b) => Number(isStyle(b)) - Number(isStyle(a)));
        const rest = soon.reduce((text, link) => text.replace(link, ""), html);
        // What stands in the HTML is looked at before any script has come.
        const links = ordered.join("").replaceAll('"modulepreload"', '"modulepreload" fetchpriority="low"');
        return rest.replace("<script type", `${links}<script fetchpriority="low" type`);
      },
    },
  };
}

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

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    orderedHead(),
    preloadFont(),
    sitemap(siteUrl),
    entrepreneursGuide(),
    prerender(),
    offline(),
  ],
  define: { "import.meta.env.SITE_URL": JSON.stringify(siteUrl) },
  build: {
    manifest: true,
    rolldownOptions: {
      ...(!isSsrBuild && { input: ["index.html", ...begins] }),
      output: {
        codeSplitting: {
          // What writes the pages is no browser: it reads every file from the disk.
          groups: isSsrBuild ? [] : chunks,
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
}));

import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks } from "./build/chunks.ts";
import { orderedHead, preloadFont } from "./build/head.ts";
import { prerender } from "./build/prerender.ts";
import { offline } from "./build/service-worker.ts";
import { sitemap } from "./build/sitemap.ts";
import { entrepreneursGuide } from "./guide/plugin.ts";

/** Where the deployed app lives; search engines want whole addresses. */
const siteUrl = process.env["SITE_URL"] ?? "https://halkopiha.fi";

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
      output: isSsrBuild ? {} : { codeSplitting: { includeDependenciesRecursively: false, groups: chunks } },
    },
    // Live orders bring all of Firestore, and only to sellers.
    chunkSizeWarningLimit: 650,
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
  },
  server: { port: 5173, proxy: { "/api": "http://127.0.0.1:5000", "/__/firebase": "http://127.0.0.1:5000" } },
}));

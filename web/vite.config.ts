import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { createChunks } from "./build/chunks.ts";
import { orderHead, preloadFont } from "./build/head.ts";
import { moduleSizes } from "./build/module-sizes.ts";
import { prerender } from "./build/prerender.ts";
import { retryImports } from "./build/retry-imports.ts";
import { serviceWorker } from "./build/service-worker.ts";
import { entrepreneursGuide } from "./guide/plugin.ts";

/** The URL of the deployed app, because search engines require absolute URLs. */
const siteUrl = process.env["SITE_URL"] ?? "https://halkopiha.fi";

export default defineConfig(({ isSsrBuild = false }) => ({
  plugins: [
    react(),
    orderHead(),
    preloadFont(),
    entrepreneursGuide(),
    moduleSizes(),
    prerender(),
    // Not for the code that renders pages on the server.
    !isSsrBuild && retryImports(),
    !isSsrBuild && serviceWorker(),
  ],
  define: {
    "import.meta.env.SITE_URL": JSON.stringify(siteUrl),
    // The day of the build in Finland.
    "import.meta.env.BUILT_ON": JSON.stringify(toFinnishDate(new Date().toISOString())),
    // The commit that is deployed, which `npm run build` names.
    "import.meta.env.RELEASE": JSON.stringify(process.env["RELEASE"] ?? "local"),
  },
  build: {
    manifest: true,
    // Every browser of the target preloads modules.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: isSsrBuild
        ? {}
        : {
            chunkFileNames: "assets/[name]-[hash].js",
            assetFileNames: "assets/[name]-[hash][extname]",
            codeSplitting: { includeDependenciesRecursively: false, groups: createChunks() },
          },
    },
    // The chunk of live orders contains the whole Firestore SDK; only sellers load it.
    chunkSizeWarningLimit: 650,
    outDir: "dist",
    emptyOutDir: true,
    target: "es2023",
  },
  server: { port: 5173, proxy: { "/api": "http://127.0.0.1:5000", "/__/firebase": "http://127.0.0.1:5000" } },
}));

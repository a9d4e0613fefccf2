import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { offline } from "./service-worker-build.ts";

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

export default defineConfig({
  plugins: [react(), preloadFont(), offline()],
  build: { outDir: "dist", emptyOutDir: true, target: "es2023" },
  server: { port: 5173, proxy: { "/api": "http://127.0.0.1:5000" } },
});

import { resolve } from "node:path";
import type { Plugin, PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { manifest } from "./app-manifest.ts";
import { contractPathsDefine } from "./contract-paths.ts";
import { listNotPrecached } from "./precache.ts";
import { defineAppPaths } from "./rewrites.ts";

/** Maximum size of the precache, in bytes on disk (uncompressed): a fifth of that goes over the network. A step above what the app needs, to notice what joins it by mistake. */
export const maxPrecachedBytes = 2_000_000;

/**
 * Builds `src/offline/service-worker/service-worker.ts` with its precache list, and the web app manifest. The build fails when the
 * precache is too large.
 */
export function serviceWorker(): PluginOption {
  let folder = "";
  const findFolder: Plugin = {
    name: "built-folder",
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
  };
  const worker = VitePWA({
    strategies: "injectManifest",
    srcDir: "src/offline/service-worker",
    filename: "service-worker.ts",
    injectRegister: false,
    // Runs after prerendering, because the prerendered pages are precached too.
    integration: { closeBundleOrder: "post" },
    manifest,
    injectManifest: {
      globPatterns: ["**/*.{html,js,css,woff2,svg}"],
      // Where this is needed there is no service worker.
      globIgnores: ["noscript.css"],
      dontCacheBustURLsMatching: /^assets\//,
      target: "es2023",
      buildPlugins: {
        vite: [
          { name: "paths", config: () => ({ define: { ...contractPathsDefine, ...defineAppPaths() } }) },
        ],
      },
      manifestTransforms: [
        (entries) => {
          const left = listNotPrecached(folder);
          const precached = entries.filter(({ url }) => !left.has(url));
          const total = precached.reduce((sum, { size }) => sum + size, 0);
          if (total > maxPrecachedBytes) {
            throw new RangeError(`${total} bytes are precached; at most ${maxPrecachedBytes} may be`);
          }
          return { manifest: precached };
        },
      ],
    },
  });
  return [findFolder, worker];
}

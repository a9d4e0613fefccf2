import type { PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { manifest } from "./app-manifest.ts";
import { contractPathsDefine } from "./contract-paths.ts";

/** What a first visit brings to the device for later, at most; bytes as they lie on the disk. */
export const maxPrecachedBytes = 1_500_000;

/**
 * Too big, or of no use without a net: maps, live orders, the administration, what only an installation shows, and the
 * skeletons of the profile: any URL falls back to app.html.
 */
const notPrecached = [
  "**/{MapDialog,FinlandMap,leaflet}-*",
  "**/{announce-new-orders,listen-to-export,connect,read-document}-*",
  "**/{admin-*,users-*,new-user-*,EditUserDialog-*,NewUserForm-*,UserFields-*,Users-*,Users.module-*}",
  "profiili{.html,/**}",
  "screenshots/**",
  "icons/**",
  "service-worker.js",
];

/** Builds `src/offline/service-worker/service-worker.ts` with the list of what it precaches, and the manifest. Too long a list stops the build. */
export function serviceWorker(): PluginOption {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src/offline/service-worker",
    filename: "service-worker.ts",
    injectRegister: false,
    // After the pages have been written: they are precached too.
    integration: { closeBundleOrder: "post" },
    manifest,
    injectManifest: {
      globPatterns: ["**/*.{html,js,css,woff2,svg}"],
      globIgnores: notPrecached,
      dontCacheBustURLsMatching: /^assets\//,
      target: "es2023",
      buildPlugins: { vite: [{ name: "contract-paths", config: () => ({ define: contractPathsDefine }) }] },
      manifestTransforms: [
        (entries) => {
          const total = entries.reduce((sum, { size }) => sum + size, 0);
          if (total > maxPrecachedBytes) {
            throw new RangeError(`${total} bytes are precached; at most ${maxPrecachedBytes} may be`);
          }
          return { manifest: entries };
        },
      ],
    },
  });
}

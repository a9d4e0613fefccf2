import type { PluginOption } from "vite";
import { VitePWA } from "vite-plugin-pwa";
import { manifest } from "./app-manifest.ts";
import { contractPathsDefine } from "./contract-paths.ts";
import { defineAppPaths } from "./rewrites.ts";

/** Maximum size of the precache, in bytes on disk (uncompressed): a fifth of that goes over the network. A step above what the app needs, to notice what joins it by mistake. */
export const maxPrecachedBytes = 1_700_000;

/**
 * Not precached, because too large or useless offline: maps, the choice of a place, the upload of images, the dialog of pauses, live
 * orders, the admin panel, files that only the installation shows, the skeletons of the profile, of pages whose ids are not known, of links
 * in mails, and of the forms that need a connection (any URL falls back to app.html), and the page "not found", which app.html renders too.
 */
const notPrecached = [
  "**/{MapDialog,LocationPicker,PlaceMap,PlaceMarker,FinlandMap,leaflet,DoorDialog,ImageDialog,ImageUploadDialog,AvailabilityDialog}-*",
  "**/{announce-new-orders,listen-to-export,connect,read-document}-*",
  "**/{admin-*,users-*,new-user-*,Users-*,Users.module-*,UserDetails-*,seller-list-export-*}",
  "profiili{.html,/**}",
  "{tuote,myyja}/**",
  "404.html",
  "{kirjaudu/peru-muutos,kirjaudu/vahvista-muutos,kirjaudu/salasananpalautus,rekisteroidy,hakuvahti}.html",
  "screenshots/**",
  "icons/**",
  "service-worker.js",
];

/**
 * Builds `src/offline/service-worker/service-worker.ts` with its precache list, and the web app manifest. The build fails when the
 * precache is too large.
 */
export function serviceWorker(): PluginOption {
  return VitePWA({
    strategies: "injectManifest",
    srcDir: "src/offline/service-worker",
    filename: "service-worker.ts",
    injectRegister: false,
    // Runs after prerendering, because the prerendered pages are precached too.
    integration: { closeBundleOrder: "post" },
    manifest,
    injectManifest: {
      globPatterns: ["**/*.{html,js,css,woff2,svg}"],
      globIgnores: notPrecached,
      dontCacheBustURLsMatching: /^assets\//,
      target: "es2023",
      buildPlugins: {
        vite: [
          { name: "paths", config: () => ({ define: { ...contractPathsDefine, ...defineAppPaths() } }) },
        ],
      },
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

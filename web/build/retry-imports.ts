import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** A dynamic import of another chunk, as the bundler writes it. */
const dynamicImport = /\bimport\((["'`])(\.\/[^"'`]+)\1\)/g;

const addRetries = (code: string): string =>
  code.replaceAll(
    dynamicImport,
    (whole, _quote: string, path: string) =>
      `${whole}.catch(()=>import(new URL(\`${path}?retry=\${Date.now()}\`,import.meta.url).href))`,
  );

/** Vite's id of the module whose `__vitePreload` wraps each dynamic import. */
const vitePreloadHelper = /^\0vite\/preload-helper\.js$/;
const preloadFiles = fileURLToPath(new URL("../src/lib/routing/preload-files.ts", import.meta.url));

/**
 * Lets a chunk be loaded after its import has failed. Browsers remember for as long as the page is open that a URL could not be imported
 * (Chromium since version 150), so "Yritä uudelleen" would fail for ever once a connection had been lost. All files of a chunk are loaded
 * before it is imported, and the chunk itself is requested once more by another URL when its import fails.
 */
export function retryImports(): Plugin {
  return {
    name: "halkopiha:retry-imports",
    apply: "build",
    enforce: "pre",
    load: {
      filter: { id: vitePreloadHelper },
      handler: () => `export { preloadFiles as __vitePreload } from ${JSON.stringify(preloadFiles)};`,
    },
    generateBundle: {
      // After Vite has added what an import preloads, which it does not find in another expression.
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) {
          if (file.type === "chunk") file.code = addRetries(file.code);
        }
      },
    },
  };
}

import type { Plugin } from "vite";

/** A dynamic import of another chunk, as the bundler writes it. */
const dynamicImport = /\bimport\((["'`])(\.\/[^"'`]+)\1\)/g;

const addRetries = (code: string): string =>
  code.replaceAll(
    dynamicImport,
    (whole, _quote: string, path: string) =>
      `${whole}.catch(()=>import(new URL(\`${path}?retry=\${Date.now()}\`,import.meta.url).href))`,
  );

/**
 * Requests a chunk once more by another URL when its import fails. Browsers remember for as long as the page is open that a URL could not be
 * imported (Chromium since version 150), so "Yritä uudelleen" would fail for ever once a connection had been lost.
 */
export function retryImports(): Plugin {
  return {
    name: "halkopiha:retry-imports",
    apply: "build",
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

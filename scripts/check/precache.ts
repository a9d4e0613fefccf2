import { readFileSync } from "node:fs";
import { appFiles, collectFiles, readManifest } from "../../web/build/manifest.ts";
import { readAddresses } from "../../web/build/rewrites.ts";

/** One line for each file of the app, or of a page that opens offline, which the service worker does not precache. */
export function findNotPrecached(folder: string): string[] {
  const manifest = readManifest(folder);
  const worker = readFileSync(`${folder}/service-worker.js`, "utf8");
  const opened = readAddresses(folder).filter(({ precache }) => precache !== "nothing");
  const pages = collectFiles(
    manifest,
    ...opened.flatMap(({ sources }) => sources.map((source) => `src/${source}`)),
  );
  const app = appFiles(manifest);
  const files = new Set([...app.scripts, ...app.styles, ...pages.scripts, ...pages.styles]);
  return [...files].filter((file) => !worker.includes(`"${file}"`)).map((file) => `${file} is not precached`);
}

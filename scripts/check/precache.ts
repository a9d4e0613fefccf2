import { readFileSync } from "node:fs";
import { appFiles, collectFiles, readManifest } from "../../web/build/manifest.ts";

/** Pages that open offline after the first visit: all but those of the admin panel and of links in mails. */
const isPrecached = (source: string) =>
  /route\.tsx$/.test(source) && !/\/features\/(admin|alerts)\//.test(source);

/** One line for each file of the app, or of a page that opens offline, which the service worker does not precache. */
export function findNotPrecached(folder: string): string[] {
  const manifest = readManifest(folder);
  const worker = readFileSync(`${folder}/service-worker.js`, "utf8");
  const pages = collectFiles(manifest, ...Object.keys(manifest).filter(isPrecached));
  const app = appFiles(manifest);
  const files = new Set([...app.scripts, ...app.styles, ...pages.scripts, ...pages.styles]);
  return [...files].filter((file) => !worker.includes(`"${file}"`)).map((file) => `${file} is not precached`);
}

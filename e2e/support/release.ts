import { appendFile, readFile, writeFile } from "node:fs/promises";
import type { Page } from "playwright-core";

/** What Hosting serves in the suite. */
const served = `${process.env["SUITE_WEB"]}/service-worker.js`;

/** A release: the service worker that Hosting serves differs from the one in use. Answers how to take it back. */
export async function deployNewVersion(): Promise<() => Promise<void>> {
  const before = await readFile(served);
  await appendFile(served, `\n// ${Date.now()}`);
  return () => writeFile(served, before);
}

export const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

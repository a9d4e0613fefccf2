import { appendFile, readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";

/** The service worker file that Hosting serves in the suite. */
const served = `${process.env["SUITE_WEB"]}/service-worker.js`;

/** Simulates a release: the service worker on Hosting differs from the active one. Returns a function that reverts it. */
export async function deployNewVersion(): Promise<() => Promise<void>> {
  const before = await readFile(served);
  await appendFile(served, `\n// ${Date.now()}`);
  return () => writeFile(served, before);
}

export const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));

import type { Browser, BrowserContext } from "@playwright/test";
import { appUrl, sizes } from "./chromium.ts";
import { waitForHydration } from "./hydration.ts";
import { connect, openWithServiceWorker } from "./offline.ts";

/** Removes the routes of a context; errors of requests that they still hold are ignored. */
export async function releaseRoutes(context: BrowserContext): Promise<void> {
  for (const routed of [context, ...context.pages()]) await routed.unrouteAll({ behavior: "ignoreErrors" });
}

/** A device without pages on which the service worker has precached the app, which takes as long as a whole test. */
export async function newDeviceWithApp(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: appUrl(),
    serviceWorkers: "allow",
    viewport: sizes.phone,
  });
  context.on("page", waitForHydration);
  await openWithServiceWorker(await context.newPage());
  await clearDevice(context);
  return context;
}

/**
 * Closes the pages of a device and removes everything that is stored on it but the service worker and what it has precached. What it cached
 * besides at its installation is removed too, so the device is not that of somebody after a first visit.
 */
export async function clearDevice(context: BrowserContext): Promise<void> {
  await releaseRoutes(context);
  // Closed before the device is online again: they would send what is pending.
  const page = await context.newPage();
  for (const other of context.pages()) if (other !== page) await other.close();
  await connect(context);
  // A file of the origin without the app, which would store something.
  await page.goto("/robots.txt");
  const browser = await context.newCDPSession(page);
  // The service worker keeps a database open and caches answers that pages have already got.
  await browser.send("ServiceWorker.enable");
  await browser.send("ServiceWorker.stopAllWorkers");
  await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      if (!name.startsWith("workbox-precache")) await caches.delete(name);
    }
  });
  await browser.send("Storage.clearDataForOrigin", {
    origin: new URL(appUrl()).origin,
    storageTypes: "cookies,local_storage,indexeddb",
  });
  await browser.send("Network.clearBrowserCache");
  await page.close();
}

import { Workbox } from "workbox-window";
import { isLoggedInAtom } from "../app/session-atoms.ts";
import { store } from "../app/store.ts";
import { newVersionAtom } from "./install-atoms.ts";

/** An app that stays open for days asks for a new version when someone comes back to it, at most so often. */
const hour = 60 * 60 * 1000;

/** Each tab starts anew once the version has changed under it. The first version changes nothing. */
function reloadOnChange(): void {
  let isServed = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isServed) location.reload();
    isServed = true;
  });
}

/** What the page fetched before there was a service worker: kept as well, so that the first visit counts. */
function fetchedBefore(): string[] {
  if (store.get(isLoggedInAtom)) return [];
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith("/api/"));
}

/** Registers the service worker and tells when a new version waits. A browser that will not have one goes on without. */
export async function registerServiceWorker(): Promise<void> {
  reloadOnChange();
  const worker = new Workbox("/service-worker.js");
  worker.addEventListener("waiting", () =>
    store.set(newVersionAtom, () => () => worker.messageSkipWaiting()),
  );
  worker.addEventListener("activated", ({ isUpdate }) => {
    if (!isUpdate) void worker.messageSW({ type: "CACHE_URLS", payload: { urlsToCache: fetchedBefore() } });
  });
  try {
    await worker.register();
  } catch {
    return;
  }
  let asked = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - asked < hour) return;
    asked = Date.now();
    worker.update().catch(() => undefined);
  });
}

import { Workbox } from "workbox-window";
import { isLoggedInAtom } from "../../lib/auth/session-atoms.ts";
import { store } from "../../lib/storage/store.ts";
import { activateUpdateAtom } from "./install-atoms.ts";

/** An app that stays open for days asks for a new version when someone comes back to it, at most so often. */
const updateInterval = 60 * 60 * 1000;

/** Each tab starts anew once the version has changed under it. The first version changes nothing. */
function reloadOnControllerChange(): void {
  let isServed = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    if (isServed) location.reload();
    isServed = true;
  });
}

/** What the page fetched before there was a service worker: kept as well, so that the first visit counts. */
function listFetchedUrls(): string[] {
  if (store.get(isLoggedInAtom)) return [];
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith("/api/"));
}

/** Registers the service worker and tells when a new version waits. A browser that will not have one goes on without. */
export async function registerServiceWorker(): Promise<void> {
  reloadOnControllerChange();
  const worker = new Workbox("/service-worker.js");
  worker.addEventListener("waiting", () =>
    store.set(activateUpdateAtom, () => () => worker.messageSkipWaiting()),
  );
  worker.addEventListener("activated", ({ isUpdate }) => {
    if (!isUpdate) void worker.messageSW({ type: "CACHE_URLS", payload: { urlsToCache: listFetchedUrls() } });
  });
  try {
    await worker.register();
  } catch {
    return;
  }
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < updateInterval) return;
    checkedAt = Date.now();
    worker.update().catch(() => undefined);
  });
}

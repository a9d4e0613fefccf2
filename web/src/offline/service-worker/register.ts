import { Workbox } from "workbox-window";
import { cacheEmbeddedResponses } from "../../lib/api/embedded-responses.ts";
import { isLoggedInAtom } from "../../lib/session/session-atoms.ts";
import { ifAllowed } from "../../lib/storage/blocked-storage.ts";
import { store } from "../../lib/storage/store.ts";
import { activateUpdateAtom } from "./install-atoms.ts";

/** Milliseconds: minimum interval between update checks, which run when a page becomes visible again. */
const updateInterval = 60 * 60 * 1000;

/** Reloads every tab when a new version takes control. The first version does not trigger a reload. */
function reloadOnControllerChange(workers: ServiceWorkerContainer): void {
  let isServed = workers.controller !== null;
  workers.addEventListener("controllerchange", () => {
    if (isServed) location.reload();
    isServed = true;
  });
}

/**
 * API responses that the page fetched before the service worker was active; they are cached too, so that the first visit works offline.
 * Empty when logged in.
 */
function listFetchedUrls(): string[] {
  if (store.get(isLoggedInAtom)) return [];
  return performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => new URL(name).pathname.startsWith("/api/"));
}

/**
 * Registers the service worker and stores the activation function when a new version waits. If registration fails, the app works without
 * it.
 */
export async function registerServiceWorker(): Promise<void> {
  const workers = ifAllowed(() => navigator.serviceWorker);
  if (!workers) return;
  reloadOnControllerChange(workers);
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
  // Later pages send their answers when they begin to load, see `prefetch.ts`.
  if (!workers.controller && !store.get(isLoggedInAtom)) {
    void workers.ready.then(({ active }) => cacheEmbeddedResponses(active, Date.now()));
  }
  let checkedAt = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - checkedAt < updateInterval) return;
    checkedAt = Date.now();
    worker.update().catch(() => undefined);
  });
}

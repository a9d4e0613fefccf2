import { pageCacheName, personalCacheName } from "../../lib/api/response-cache.ts";
import type { WorkerMessage } from "../../lib/api/worker-message.ts";
import { setBadge } from "../../lib/notifications/badge.ts";
import { unsubscribeBrowser } from "../../lib/notifications/browser-push.ts";
import { hasLoggedOutAtom, sessionAtom } from "../../lib/session/session-atoms.ts";
import { ifAllowed } from "../../lib/storage/blocked-storage.ts";
import { store } from "../../lib/storage/store.ts";
import { isCartResetDueAtom } from "../../market/cart/cart-atoms.ts";
import { outbox, sendNow } from "../../market/outbox/visitor-outbox.ts";

/** Where the browser allows no caches, there is nothing to delete. */
async function deleteCache(name: string): Promise<void> {
  await ifAllowed(() => globalThis.caches?.delete(name).catch(() => undefined));
}

async function deletePersonalCache(): Promise<void> {
  if (store.get(sessionAtom) === null) await deleteCache(personalCacheName);
}

/** Answers that are still under way to the service worker are not kept either. */
function endPersonalCache(): void {
  if (store.get(sessionAtom) !== null) return;
  const message: WorkerMessage = { type: "SESSION_ENDED" };
  globalThis.navigator.serviceWorker?.controller?.postMessage(message);
  void deleteCache(personalCacheName);
}

/** What earlier versions and React Router have kept of this tab: their scroll positions had the addresses of pages. */
const clearSessionStorage = (): void => ifAllowed(() => sessionStorage.clear());

async function clearAfterLogout(): Promise<void> {
  if (!store.get(hasLoggedOutAtom)) return;
  clearSessionStorage();
  setBadge(0);
  // The logout has forgotten the orders of which this device was notified, a buyer's too.
  await unsubscribeBrowser().catch(() => undefined);
  await outbox.clearUserData();
  await deleteCache(pageCacheName);
  store.set(hasLoggedOutAtom, false);
}

function resetCart(): void {
  if (store.get(isCartResetDueAtom)) sendNow();
}

export function clearUserDataOnLogout(): void {
  void deletePersonalCache();
  void clearAfterLogout();
  resetCart();
  store.sub(sessionAtom, endPersonalCache);
  store.sub(hasLoggedOutAtom, () => void clearAfterLogout());
  store.sub(isCartResetDueAtom, resetCart);
}

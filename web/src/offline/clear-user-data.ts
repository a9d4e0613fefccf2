import { pageCacheName, personalCacheName } from "../lib/api/response-cache.ts";
import { hasLoggedOutAtom, sessionAtom } from "../lib/auth/session-atoms.ts";
import { isCartResetDueAtom } from "../lib/orders/cart-atoms.ts";
import { store } from "../lib/storage/store.ts";
import { outbox, sendNow } from "./outbox/visitor-outbox.ts";

async function deletePersonalCache(): Promise<void> {
  if (store.get(sessionAtom) === null)
    await globalThis.caches?.delete(personalCacheName).catch(() => undefined);
}

/** What earlier versions and React Router have kept of this tab: their scroll positions had the addresses of pages. */
function clearSessionStorage(): void {
  try {
    sessionStorage.clear();
  } catch {
    // The browser allows no storage, so nothing was kept.
  }
}

async function clearAfterLogout(): Promise<void> {
  if (!store.get(hasLoggedOutAtom)) return;
  clearSessionStorage();
  await outbox.clearUserData();
  await globalThis.caches?.delete(pageCacheName).catch(() => undefined);
  store.set(hasLoggedOutAtom, false);
}

function resetCart(): void {
  if (store.get(isCartResetDueAtom)) sendNow();
}

export function clearUserDataOnLogout(): void {
  void deletePersonalCache();
  void clearAfterLogout();
  resetCart();
  store.sub(sessionAtom, () => void deletePersonalCache());
  store.sub(hasLoggedOutAtom, () => void clearAfterLogout());
  store.sub(isCartResetDueAtom, resetCart);
}

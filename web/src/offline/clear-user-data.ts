import { isCartResetDueAtom } from "../lib/orders/cart-atoms.ts";
import { hasLoggedOutAtom, sessionAtom } from "../lib/auth/session-atoms.ts";
import { store } from "../lib/storage/store.ts";
import { personalCacheName } from "../lib/api/response-cache.ts";
import { outbox, sendNow } from "./outbox/visitor-outbox.ts";

async function deletePersonalCache(): Promise<void> {
  if (store.get(sessionAtom) === null)
    await globalThis.caches?.delete(personalCacheName).catch(() => undefined);
}

async function clearAfterLogout(): Promise<void> {
  if (!store.get(hasLoggedOutAtom)) return;
  await outbox.clearUserData();
  store.set(hasLoggedOutAtom, false);
}

function resetCart(): void {
  if (store.get(isCartResetDueAtom)) sendNow();
}

/**
 * What the server has told one person leaves the device with their login, however that ends and in whichever tab. What they have
 * done with their orders and was not sent goes when they log out; a login that has run out keeps it for them. The cart is reset
 * either way. §4
 */
export function clearUserDataOnLogout(): void {
  void deletePersonalCache();
  void clearAfterLogout();
  resetCart();
  store.sub(sessionAtom, () => void deletePersonalCache());
  store.sub(hasLoggedOutAtom, () => void clearAfterLogout());
  store.sub(isCartResetDueAtom, resetCart);
}

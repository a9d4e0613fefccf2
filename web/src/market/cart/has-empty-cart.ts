import { api } from "../../lib/api/client.ts";
import { readCart } from "../../lib/api/deferred-calls.ts";
import { isOffline } from "../../lib/connection/offline-atom.ts";
import { store } from "../../lib/storage/store.ts";
import { isOutboxUsedAtom } from "../../offline/outbox/used-outbox-atom.ts";
import { isCartResetDueAtom } from "./cart-atoms.ts";

/**
 * Whether a visitor of whom this device stores nothing has an empty cart, known without what carts are loaded, stored and parsed with. The
 * server is asked: a browser may have deleted what the device stored, but not the visitor's cookie.
 */
export async function hasEmptyCart(): Promise<boolean> {
  if (store.get(isOutboxUsedAtom) || store.get(isCartResetDueAtom) || isOffline()) return false;
  const answer = await api(readCart, {}, { handlesErrors: true }).catch(() => null);
  return answer?.cart.items.length === 0;
}

import { endSessionAtom } from "../lib/auth/session-atoms.ts";
import { isCartResetDueAtom } from "../lib/orders/cart-atoms.ts";
import { applyOrderUpdatesAtom } from "../lib/orders/order-atoms.ts";
import { store } from "../lib/storage/store.ts";

/** Ends the session, without the reset of the server's cart, and forgets the orders that its user has received. */
export function forgetOrders(): void {
  store.set(endSessionAtom);
  store.set(isCartResetDueAtom, false);
  store.set(applyOrderUpdatesAtom, []);
}

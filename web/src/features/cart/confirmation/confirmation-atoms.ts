import { PlacedOrders } from "@halkopiha/domain/orders/order.ts";
import { atom } from "jotai/vanilla";
import { checkoutStoredAtom } from "../../../lib/storage/stored-atom.ts";
import { loadCartAtom } from "../../../market/cart/cart-actions.ts";
import { cartStepAtom } from "../../../market/cart/cart-atoms.ts";
import { cartAtom } from "../../../market/cart/current-cart.ts";

/** The last placed orders, stored until the buyer starts a new order. */
export const confirmationAtom = checkoutStoredAtom<PlacedOrders | null>("confirmation", null, (stored) => {
  const read = PlacedOrders.safeParse(stored);
  return read.success ? read.data : undefined;
});

/** 'Uusi Tilaus': loads the new cart and returns to the first step. §2 */
export const startAgainAtom = atom(null, async (_get, set) => {
  set(confirmationAtom, null);
  set(cartStepAtom, 0);
  set(cartAtom, null);
  await set(loadCartAtom);
});

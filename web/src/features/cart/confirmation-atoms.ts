import { PlacedOrders } from "@halkopiha/domain/orders/order.ts";
import { atom } from "jotai/vanilla";
import { cartAtom, cartStepAtom } from "../../lib/orders/cart-atoms.ts";
import { checkoutStoredAtom } from "../../lib/storage/stored-atom.ts";
import { loadCartAtom } from "../../offline/cart/cart-actions.ts";

/** What was ordered last, kept until the buyer begins anew. */
export const confirmationAtom = checkoutStoredAtom<PlacedOrders | null>("confirmation", null, (stored) => {
  const read = PlacedOrders.safeParse(stored);
  return read.success ? read.data : undefined;
});

/** 'Uusi Tilaus': the cart and the step begin anew. §2 */
export const startAgainAtom = atom(null, async (_get, set) => {
  set(confirmationAtom, null);
  set(cartStepAtom, 0);
  set(cartAtom, null);
  await set(loadCartAtom);
});

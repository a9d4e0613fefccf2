import { Cart } from "@halkopiha/domain/cart/cart.ts";
import { CartChange, toSeenPrices } from "@halkopiha/domain/cart/seen-prices.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { atom } from "jotai/vanilla";
import * as z from "zod/mini";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { cartStepAtom, resetCheckoutAtom } from "../../lib/orders/cart-atoms.ts";
import { checkoutStoredAtom } from "../../lib/storage/stored-atom.ts";
import { loadCartAtom, storeCartAtom } from "../../offline/cart/cart-actions.ts";
import { pendingMutationsAtom } from "../../offline/offline-atoms.ts";
import { outbox } from "../../offline/outbox/visitor-outbox.ts";
import { confirmationAtom } from "./confirmation-atoms.ts";

/** The same for every try of one order: a retry after a lost answer orders nothing twice. */
export const orderKeyAtom = checkoutStoredAtom("order-key", "", (stored) =>
  typeof stored === "string" ? stored : undefined,
);

/** No answer, or the server stumbled: the order may have been made, and the next try must ask for the same one. */
function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** What an order would cost now that was refused because it costs something else than its buyer saw. */
export interface ChangedTotal {
  cart: Cart;
  changes: readonly CartChange[];
  /** What the buyer saw. Cents. */
  seenTotal: number;
}

/** Until the buyer has accepted the new total or turned back. */
export const changedTotalAtom = atom<ChangedTotal | null>(null);

const Detail = z.object({ current: Cart, changes: z.array(CartChange) });

function parseChangedTotal(error: unknown, seenTotal: number): ChangedTotal | null {
  if (!(error instanceof ApiError) || error.code !== "totalChanged") return null;
  const detail = Detail.safeParse({ current: error.current, changes: error.changes });
  return detail.success ? { cart: detail.data.current, changes: detail.data.changes, seenTotal } : null;
}

/** Orders everything in the cart, at the prices that `shown` showed, and moves on to the confirmation. §4 */
export const placeOrderAtom = atom(null, async (get, set, displayedCart: Cart) => {
  // What is ordered is the server's cart: every change must be in it.
  await outbox.send();
  if (get(pendingMutationsAtom).length > 0) {
    set(
      showBannerAtom,
      "warning",
      "Ostoskorin muutokset eivät ole vielä perillä. Yritä hetken kuluttua uudelleen.",
    );
    return;
  }
  const key = get(orderKeyAtom) || crypto.randomUUID();
  set(orderKeyAtom, key);
  try {
    const confirmation = await api(placeOrder, {
      body: { seen: toSeenPrices(displayedCart) },
      headers: { "idempotency-key": key },
    });
    set(orderKeyAtom, "");
    set(changedTotalAtom, null);
    set(confirmationAtom, confirmation);
    set(resetCheckoutAtom);
    set(cartStepAtom, 3);
    set(showBannerAtom, "success", confirmation.message);
    await set(loadCartAtom);
  } catch (error) {
    if (!isOutcomeUnknown(error)) set(orderKeyAtom, "");
    const changed = parseChangedTotal(error, displayedCart.totalPrice);
    if (changed) {
      await set(storeCartAtom, changed.cart);
      set(changedTotalAtom, changed);
      return;
    }
    if (!isOutcomeUnknown(error)) {
      set(changedTotalAtom, null);
      // Something has changed since the cart was priced: show what.
      await set(loadCartAtom);
    }
    throw error;
  }
});

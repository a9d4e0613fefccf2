import { Cart } from "@halkopiha/domain/cart/cart.ts";
import { CartChange, SeenCart } from "@halkopiha/domain/cart/seen-prices.ts";
import { placeOrder } from "@halkopiha/domain/contract/shop/checkout.ts";
import { atom } from "jotai/vanilla";
import * as z from "zod/mini";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { checkoutStoredAtom } from "../../lib/storage/stored-atom.ts";
import { loadCartAtom, storeCartAtom } from "../../market/cart/cart-actions.ts";
import { cartStepAtom, resetCheckoutAtom } from "../../market/cart/cart-atoms.ts";
import { storeOrderCodesAtom } from "../../market/orders/buyer-links.ts";
import { outbox } from "../../market/outbox/visitor-outbox.ts";
import { pendingMutationsAtom } from "../../offline/outbox/pending-atoms.ts";
import { confirmationAtom } from "./confirmation/confirmation-atoms.ts";
import { storePlacedOrdersAtom } from "./placed-orders/placed-orders-atoms.ts";

/** Idempotency key of an order, the same for every retry: resending after a lost response does not order twice. */
export const orderKeyAtom = checkoutStoredAtom("order-key", "", (stored) =>
  typeof stored === "string" ? stored : undefined,
);

/** No response, or a server error: the order may have been placed, so the retry must use the same key. */
function isOutcomeUnknown(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** The current price of an order that was rejected with `totalChanged`. */
export interface ChangedTotal {
  cart: Cart;
  changes: readonly CartChange[];
  /** The total that the buyer saw, in cents. */
  seenTotal: number;
}

/** Set until the buyer accepts the new total or closes the dialog. */
export const changedTotalAtom = atom<ChangedTotal | null>(null);

const Detail = z.object({ current: Cart, changes: z.array(CartChange) });

function parseChangedTotal(error: unknown, seenTotal: number): ChangedTotal | null {
  if (!(error instanceof ApiError) || error.code !== "totalChanged") return null;
  const detail = Detail.safeParse({ current: error.current, changes: error.changes });
  return detail.success ? { cart: detail.data.current, changes: detail.data.changes, seenTotal } : null;
}

/** Orders everything in the cart at the prices of `displayedCart` and continues to the confirmation. §4 */
export const placeOrderAtom = atom(null, async (get, set, displayedCart: Cart) => {
  // The server orders its own cart, so all pending changes must be sent first.
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
      body: { cart: SeenCart.parse(displayedCart) },
      headers: { "idempotency-key": key },
    });
    set(orderKeyAtom, "");
    set(changedTotalAtom, null);
    set(confirmationAtom, confirmation);
    set(storePlacedOrdersAtom, confirmation.orders);
    set(storeOrderCodesAtom, confirmation.codes ?? []);
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
      // The cart has changed since it was priced: load it to show the changes.
      await set(loadCartAtom);
    }
    throw error;
  }
});

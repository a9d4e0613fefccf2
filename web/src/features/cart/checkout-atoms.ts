import { placeOrder } from "@halkopiha/domain/contract/checkout.ts";
import { atom } from "jotai/vanilla";
import { api } from "../../app/api.ts";
import { ApiError } from "../../app/api-error.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { loadCartAtom } from "../../app/cart-acts.ts";
import { cartStepAtom, resetCheckoutAtom } from "../../app/cart-atoms.ts";
import { storedAtom } from "../../app/stored-atom.ts";
import { waitingAtom } from "../../offline/offline-atoms.ts";
import { outbox } from "../../offline/visitor-outbox.ts";
import { confirmationAtom } from "./confirmation-atoms.ts";

/** The same for every try of one order: a retry after a lost answer orders nothing twice. */
export const orderKeyAtom = storedAtom("order-key", "", (kept) =>
  typeof kept === "string" ? kept : undefined,
);

/** No answer, or the server stumbled: the order may have been made, and the next try must ask for the same one. */
function isUncertain(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

/** Orders everything in the cart and moves on to the confirmation. §4 */
export const placeOrderAtom = atom(null, async (get, set) => {
  // What is ordered is the server's cart: every change must be in it.
  await outbox.send();
  if (get(waitingAtom).length > 0) {
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
    const confirmation = await api(placeOrder, { body: {}, headers: { "idempotency-key": key } });
    set(orderKeyAtom, "");
    set(confirmationAtom, confirmation);
    set(resetCheckoutAtom);
    set(cartStepAtom, 3);
    set(showBannerAtom, "success", confirmation.message);
    await set(loadCartAtom);
  } catch (error) {
    if (!isUncertain(error)) {
      set(orderKeyAtom, "");
      // Something has changed since the cart was priced: show what.
      await set(loadCartAtom);
    }
    throw error;
  }
});

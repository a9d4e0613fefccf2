import { store } from "../../../lib/storage/store.ts";
import { clearCheckoutData } from "../../../lib/storage/stored-atom.ts";
import { createIndexedDbStore, emptyOutbox } from "../../../offline/outbox/outbox-store.ts";
import { isCartFreshAtom } from "../../cart/cart-freshness.ts";
import { cartAtom } from "../../cart/current-cart.ts";
import { favoritesAtom } from "../../products/favorite-atoms.ts";
import { outbox, sendNow } from "../visitor-outbox.ts";

/** Removes the cart, the favourites, the checkout and the queue of a visitor from the device and the app's store. */
export async function clearVisitor(): Promise<void> {
  // What the page still loads in the background comes first: its calls must not be sent after the test.
  await outbox.show();
  await outbox.readFavorites(async () => []);
  await createIndexedDbStore(() => undefined).update(() => emptyOutbox);
  // Without pending changes nothing is waiting, and no step of an order is sent later.
  await outbox.show();
  // Nothing is left to send, so this only ends the wait for the next attempt.
  sendNow();
  store.set(isCartFreshAtom, false);
  store.set(cartAtom, null);
  store.set(favoritesAtom, []);
  clearCheckoutData(store.set);
}

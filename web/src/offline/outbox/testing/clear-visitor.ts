import { cartAtom } from "../../../lib/orders/current-cart.ts";
import { favoritesAtom } from "../../../lib/products/favorite-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { clearCheckoutData } from "../../../lib/storage/stored-atom.ts";
import { isCartFreshAtom } from "../../offline-atoms.ts";
import { createIndexedDbStore, emptyOutbox } from "../outbox-store.ts";
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

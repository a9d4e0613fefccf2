import type { Cart, CartItem } from "@halkopiha/domain/cart/cart.ts";
import { chooseDelivery, readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { sumQuantities } from "@halkopiha/domain/money/quantity.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { atom } from "jotai/vanilla";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { isOffline } from "../../lib/connection/offline-atom.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { paths } from "../../lib/routing/paths.ts";
import { areCookiesBlocked, cartNeedsCookies } from "../../lib/storage/blocked-storage.ts";
import type { SendResult } from "../../offline/outbox/outbox.ts";
import { notifyQueuedAtom, pendingMutationsAtom } from "../../offline/outbox/pending-atoms.ts";
import { RejectedError } from "../../offline/outbox/send-mutation.ts";
import type { BannerAction } from "../../ui/feedback/Banner.tsx";
import { outbox } from "../outbox/visitor-outbox.ts";
import { isCartFreshAtom } from "./cart-freshness.ts";
import { cartAtom } from "./current-cart.ts";

const queuedMessage = "Muutos on tallessa ja lähetetään, kun verkkoyhteys toimii.";

/** Stores the cart of a response as the current one. */
export const storeCartAtom = atom(null, async (_get, _set, cart: Cart) => {
  await outbox.cacheCart(cart);
});

/**
 * Fetches the cart. A failure is only a warning, because the visitor can continue without it. §8
 * When no response comes, the cached cart is shown.
 */
export const loadCartAtom = atom(null, async (_get, set, signal?: AbortSignal) => {
  if (isOffline()) return outbox.show();
  try {
    await outbox.readCart(async () => {
      const { cart } = await api(readCart, {}, { handlesErrors: true, ...(signal && { signal }) });
      return cart;
    });
  } catch (error) {
    set(isCartFreshAtom, false);
    await outbox.show();
    if (error instanceof ApiError && error.status !== 401) set(showBannerAtom, "warning", error.message);
  }
});

/** Sends a change and shows its result: sent, queued or rejected. */
const sendChangeAtom = atom(
  null,
  async (_get, set, change: () => Promise<SendResult>, success: string, action?: BannerAction) => {
    try {
      const done = await change();
      // Without its cookie the server does not know the visitor again.
      if (done === "sent" && areCookiesBlocked()) set(showBannerAtom, "warning", cartNeedsCookies);
      else if (done === "sent") set(showBannerAtom, "success", success, action);
      else set(notifyQueuedAtom, queuedMessage, action);
    } catch (error) {
      if (!(error instanceof RejectedError)) throw error;
      set(showBannerAtom, error.code === "quantityExceeded" ? "warning" : "danger", error.message);
    }
  },
);

const openCart: BannerAction = { label: "Avaa ostoskori", to: paths.cart };

/** Warns when the stock is exceeded: by the server's response online, by the last known stock when the change is queued. §8 */
export const addToCartAtom = atom(
  null,
  async (get, set, product: Product, label: string, quantity: number) => {
    const { _id, quantity: left } = product;
    const inCart = get(cartAtom)?.items.find((item) => item._id === _id)?.quantity ?? 0;
    const waits = isOffline() || get(pendingMutationsAtom).length > 0;
    if (waits && sumQuantities([inCart, quantity]) > left) {
      set(showBannerAtom, "warning", messages.quantityExceeded);
      return;
    }
    await set(sendChangeAtom, () => outbox.add(product, label, quantity), messages.addedToCart, openCart);
  },
);

const restoreToCartAtom = atom(null, (_get, set, item: CartItem, label: string) =>
  set(sendChangeAtom, () => outbox.restore(item, label), "Tuote on palautettu ostoskoriin."),
);

/** The message offers to put the item back, unless it can no longer be ordered. */
export const removeFromCartAtom = atom(null, (_get, set, item: CartItem, label: string) => {
  // The banner has shown the error; the cart stays as it was.
  const restore = () => void set(restoreToCartAtom, item, label).catch(() => undefined);
  return set(
    sendChangeAtom,
    () => outbox.remove(item._id, label),
    messages.removedFromCart,
    item.available ? { label: "Kumoa", onPress: restore } : undefined,
  );
});

/** Warns when the quantity exceeds the stock: by the server's response online, by the last known stock offline. §5 */
export const changeQuantityAtom = atom(
  null,
  async (_get, set, { _id, totalQuantity }: CartItem, label: string, quantity: number) => {
    if (isOffline() && quantity > totalQuantity) {
      set(showBannerAtom, "warning", messages.quantityExceeded);
      return;
    }
    await set(sendChangeAtom, () => outbox.change(_id, label, quantity), messages.quantityChanged);
  },
);

interface Choice {
  ownerId: string;
  delivery: boolean;
  deliveryCostId?: string;
}

const pendingChoicesAtom = atom(0);

/** True while a delivery choice is pending: the shown total is not the final one yet. */
export const isChoosingDeliveryAtom = atom((get) => get(pendingChoicesAtom) > 0);

export const chooseDeliveryAtom = atom(null, async (_get, set, choice: Choice) => {
  set(pendingChoicesAtom, (pending) => pending + 1);
  try {
    // Send a pending cart reset first, because it would delete the choice.
    await outbox.send();
    const { cart } = await api(chooseDelivery, { body: choice });
    await outbox.cacheCart(cart);
    set(showBannerAtom, "success", messages.deliveryUpdated);
  } finally {
    set(pendingChoicesAtom, (pending) => pending - 1);
  }
});

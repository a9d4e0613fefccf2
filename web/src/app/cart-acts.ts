import type { Cart } from "@halkopiha/domain/cart.ts";
import {
  addToCart,
  changeQuantity,
  chooseDelivery,
  readCart,
  removeFromCart,
} from "@halkopiha/domain/contract/cart.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { atom } from "jotai/vanilla";
import { api } from "./api.ts";
import { ApiError } from "./api-error.ts";
import { showBannerAtom } from "./banner-atoms.ts";
import { cartAtom } from "./cart-atoms.ts";

const showCartAtom = atom(null, (_get, set, cart: Cart, text: string) => {
  set(cartAtom, cart);
  set(showBannerAtom, "success", text);
});

/** Fetches the cart; a failure is a warning, for the visitor may look on without it. §8 */
export const loadCartAtom = atom(null, async (_get, set, signal?: AbortSignal) => {
  try {
    const { cart } = await api(readCart, {}, { quiet: true, ...(signal && { signal }) });
    set(cartAtom, cart);
  } catch (error) {
    if (error instanceof ApiError && error.status !== 401) set(showBannerAtom, "warning", error.message);
  }
});

export const addToCartAtom = atom(null, async (_get, set, product_id: string) => {
  const { cart } = await api(addToCart, { body: { product_id } });
  set(showCartAtom, cart, messages.addedToCart);
});

export const removeFromCartAtom = atom(null, async (_get, set, product_id: string) => {
  const { cart } = await api(removeFromCart, { body: { product_id } });
  set(showCartAtom, cart, messages.removedFromCart);
});

/** More than the seller has is refused by the server and told as a warning. §5 */
export const changeQuantityAtom = atom(null, async (_get, set, product_id: string, quantity: number) => {
  try {
    const { cart } = await api(changeQuantity, { body: { product_id, quantity } }, { quiet: true });
    set(showCartAtom, cart, messages.quantityChanged);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status === 401) throw error;
    set(showBannerAtom, error.code === "quantityExceeded" ? "warning" : "danger", error.message);
  }
});

interface Choice {
  ownerId: string;
  delivery: boolean;
  deliveryCostId?: string;
}

export const chooseDeliveryAtom = atom(null, async (_get, set, choice: Choice) => {
  const { cart } = await api(chooseDelivery, { body: choice });
  set(showCartAtom, cart, messages.deliveryUpdated);
});

import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import { atom } from "jotai/vanilla";
import { cartBadgeAtom, currentCartAtom, emptyBadge } from "./cart-atoms.ts";
import { formatCartQuantity } from "./cart-quantity.ts";

// Separate from cart-atoms.ts, which is loaded with the app: the cart comes later.

/** The cart with the prices of the last response; null until one is known. */
export const cartAtom = atom(
  (get) => get(currentCartAtom),
  (_get, set, cart: Cart | null) => {
    set(currentCartAtom, cart);
    set(
      cartBadgeAtom,
      cart
        ? {
            totalQuantity: cart.totalQuantity,
            totalPrice: cart.totalPrice,
            quantityText: formatCartQuantity(cart),
          }
        : emptyBadge,
    );
  },
);

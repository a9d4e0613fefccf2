import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import type { CheckoutForm } from "@halkopiha/domain/cart/checkout-form.ts";
import { atom } from "jotai/vanilla";
import { buyerAtom, forgetBuyer, storedAtom } from "./stored-atom.ts";

export interface CartBadge {
  totalQuantity: number;
  totalPrice: number;
}

export const emptyCart: Cart = {
  items: [],
  sellers: [],
  buyer: null,
  totalPrice: 0,
  tax: 0,
  totalPriceExcludingTax: 0,
  totalQuantity: 0,
  byVat: [],
  delivery: false,
};

const nothing: CartBadge = { totalQuantity: 0, totalPrice: 0 };

function fields(kept: unknown): Partial<Record<string, unknown>> {
  return typeof kept === "object" && kept !== null ? { ...kept } : {};
}

function badgeOf(kept: unknown): CartBadge | undefined {
  const { totalQuantity, totalPrice } = fields(kept);
  if (typeof totalQuantity !== "number" || typeof totalPrice !== "number") return undefined;
  return { totalQuantity, totalPrice };
}

const keptBadgeAtom = storedAtom("cart-badge", nothing, badgeOf);
const currentCartAtom = atom<Cart | null>(null);

/** The cart as the server last priced it; null until it is known. */
export const cartAtom = atom(
  (get) => get(currentCartAtom),
  (_get, set, cart: Cart | null) => {
    set(currentCartAtom, cart);
    set(keptBadgeAtom, cart ? { totalQuantity: cart.totalQuantity, totalPrice: cart.totalPrice } : nothing);
  },
);

/** What the navbar shows, also before the server has answered. */
export const cartBadgeAtom = atom((get): CartBadge => get(currentCartAtom) ?? get(keptBadgeAtom));

/** 0 cart, 1 contact details, 2 delivery, 3 confirmation. §2 */
export type CartStep = 0 | 1 | 2 | 3;

function stepOf(kept: unknown): CartStep | undefined {
  return kept === 0 || kept === 1 || kept === 2 || kept === 3 ? kept : undefined;
}

export const cartStepAtom = buyerAtom<CartStep>("cart-step", 0, stepOf);

/** What was typed into the checkout form, so that nobody types it twice. Terms are accepted anew every time. */
export type CheckoutDraft = Omit<CheckoutForm, "terms">;

export const emptyCheckout: CheckoutDraft = {
  firstname: "",
  lastname: "",
  email: "",
  phonenumber: "",
  street: "",
  zip: "",
  region: "",
  locality: "",
};

function checkoutOf(kept: unknown): CheckoutDraft | undefined {
  const found = fields(kept);
  if (Object.keys(found).length === 0) return undefined;
  const word = (name: keyof CheckoutDraft) => {
    const value = found[name];
    return typeof value === "string" ? value : "";
  };
  return {
    firstname: word("firstname"),
    lastname: word("lastname"),
    email: word("email"),
    phonenumber: word("phonenumber"),
    street: word("street"),
    zip: word("zip"),
    region: word("region"),
    locality: word("locality"),
  };
}

export const checkoutFormAtom = buyerAtom("checkout", emptyCheckout, checkoutOf);

/** After an order the form is empty. §4 */
export const resetCheckoutAtom = atom(null, (_get, set) => {
  set(cartStepAtom, 0);
  set(checkoutFormAtom, emptyCheckout);
});

/** Somebody has logged out, and the reset of their cart is not queued yet; the parts that queue it come later than the page. */
export const isCartResetDueAtom = storedAtom("cart-reset", false, (kept) =>
  kept === true ? true : undefined,
);

/** After logging out nobody else shall find goods, a name and an address here, nor on the server. §4 */
export const resetCartAtom = atom(null, (_get, set) => {
  set(cartAtom, emptyCart);
  forgetBuyer(set);
  set(isCartResetDueAtom, true);
});

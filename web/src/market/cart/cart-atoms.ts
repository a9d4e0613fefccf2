import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import type { CheckoutForm } from "@halkopiha/domain/cart/checkout-form.ts";
import { emptyCart } from "@halkopiha/domain/cart/empty-cart.ts";
import { atom } from "jotai/vanilla";
import { parseValues, toRecord } from "../../lib/storage/parse-stored.ts";
import {
  checkoutStoredAtom,
  clearCheckoutData,
  deviceStoredAtom,
  onSessionEnd,
} from "../../lib/storage/stored-atom.ts";

/** Totals of a cart for the navbar. */
export interface CartBadge {
  totalQuantity: number;
  totalPrice: number;
  /** `2,5 irto-m³` */
  quantityText: string;
}

export const emptyBadge: CartBadge = { totalQuantity: 0, totalPrice: 0, quantityText: "" };

/** Reads a stored badge; undefined for one that is broken, or of an older version of the app. */
function parseBadge(stored: unknown): CartBadge | undefined {
  const { totalQuantity, totalPrice, quantityText } = toRecord(stored);
  if (typeof totalQuantity !== "number" || typeof totalPrice !== "number") return undefined;
  return typeof quantityText === "string" ? { totalQuantity, totalPrice, quantityText } : undefined;
}

/** Totals for the navbar, which `cartAtom` sets; stored on the device, so that they are available before the first response. */
export const cartBadgeAtom = deviceStoredAtom("cart-badge", emptyBadge, parseBadge);

/** The cart of `cartAtom`. */
export const currentCartAtom = atom<Cart | null>(null);

/** 0 cart, 1 contact details, 2 delivery, 3 confirmation. §2 */
export type CartStep = 0 | 1 | 2 | 3;

function parseStep(stored: unknown): CartStep | undefined {
  return stored === 0 || stored === 1 || stored === 2 || stored === 3 ? stored : undefined;
}

export const cartStepAtom = checkoutStoredAtom<CartStep>("cart-step", 0, parseStep);

/** The checkout form, stored so that the buyer does not type it twice. An order empties it, so the terms are accepted for every order. */
export type CheckoutDraft = Omit<CheckoutForm, "terms"> & { terms: boolean };

export const emptyCheckout: CheckoutDraft = {
  firstname: "",
  lastname: "",
  email: "",
  phonenumber: "",
  street: "",
  zip: "",
  region: "",
  locality: "",
  deliveryNotes: "",
  terms: false,
};

export const checkoutFormAtom = checkoutStoredAtom("form", emptyCheckout, (stored) =>
  parseValues(emptyCheckout, stored),
);

const noSellers: readonly string[] = [];

/** Ids of the sellers whose delivery the checkout has chosen for the buyer: once for each order, because the buyer may prefer pickup. */
export const wantedDeliveriesAtom = checkoutStoredAtom("wanted-deliveries", noSellers, (stored) =>
  Array.isArray(stored) && stored.every((id) => typeof id === "string") ? stored : undefined,
);

/** Empties the checkout form after an order. §4 */
export const resetCheckoutAtom = atom(null, (_get, set) => {
  set(cartStepAtom, 0);
  set(wantedDeliveriesAtom, noSellers);
  set(checkoutFormAtom, emptyCheckout);
});

/** True from logout until the cart reset is queued; the outbox that queues it is loaded later than the page. */
export const isCartResetDueAtom = deviceStoredAtom("cart-reset", false, (stored) =>
  stored === true ? true : undefined,
);

/**
 * At logout, empties the cart and checkout data on this device and schedules the reset of the server's cart, so that the next user of the
 * device does not see products, a name or an address. §4
 */
export const resetCartAtom = atom(null, (_get, set) => {
  set(currentCartAtom, emptyCart);
  set(cartBadgeAtom, emptyBadge);
  clearCheckoutData(set);
  set(isCartResetDueAtom, true);
});

onSessionEnd((set) => set(resetCartAtom));

import type { Cart } from "@halkopiha/domain/cart/cart.ts";
import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { deviceStorage } from "../../lib/storage/device-storage.ts";
import {
  cartBadgeAtom,
  cartStepAtom,
  checkoutFormAtom,
  emptyBadge,
  emptyCheckout,
  resetCheckoutAtom,
} from "./cart-atoms.ts";
import { cartAtom } from "./current-cart.ts";

const cart: Cart = {
  items: [],
  sellers: [],
  buyer: null,
  totalPrice: 13_000,
  tax: 2641,
  totalPriceExcludingTax: 10_359,
  totalQuantity: 2,
  byVat: [],
  delivery: false,
  deliveryCost: null,
};

test("the badge shows the quantity and total of the cart and is stored on the device", {
  tags: ["s2-chrome-1", "s3-58"],
}, () => {
  const store = createStore();
  store.set(cartAtom, cart);
  expect(store.get(cartBadgeAtom)).toMatchObject({ totalQuantity: 2, totalPrice: 13_000 });
  expect(deviceStorage.read("device.cart-badge")).toMatchObject({ totalQuantity: 2, totalPrice: 13_000 });
});

test("a cart that is not known any more leaves an empty badge", () => {
  const store = createStore();
  store.set(cartAtom, cart);
  store.set(cartAtom, null);
  expect(store.get(cartBadgeAtom)).toEqual(emptyBadge);
});

test("a reset forgets the step and everything that was typed", { tags: "s4-42" }, () => {
  const store = createStore();
  store.set(cartStepAtom, 2);
  store.set(checkoutFormAtom, { ...emptyCheckout, firstname: "Aino" });
  store.set(resetCheckoutAtom);
  expect(store.get(cartStepAtom)).toBe(0);
  expect(store.get(checkoutFormAtom)).toEqual(emptyCheckout);
  expect(deviceStorage.has("checkout.form")).toBe(false);
});

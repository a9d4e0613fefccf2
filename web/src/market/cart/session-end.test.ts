import { emptyCart } from "@halkopiha/domain/cart/empty-cart.ts";
import { createStore } from "jotai/vanilla";
import { afterEach, expect, test } from "vitest";
import type { Session } from "../../lib/session/session.ts";
import { endSessionAtom, sessionAtom } from "../../lib/session/session-atoms.ts";
import { deviceStorage } from "../../lib/storage/device-storage.ts";
import { cartBadgeAtom, checkoutFormAtom, emptyCheckout, isCartResetDueAtom } from "./cart-atoms.ts";
import { cartAtom } from "./current-cart.ts";

const aino: Session = {
  token: "abc",
  expiry: "2026-12-01T12:00:00.000Z",
  user: { _id: "u1", username: "aino", role: "user" },
};

afterEach(() => deviceStorage.removeWhere(() => true));

test("§4 the end of a session empties badge and cart and forgets the buyer, here and on the server", () => {
  const store = createStore();
  store.set(sessionAtom, aino);
  store.set(cartAtom, { ...emptyCart, totalQuantity: 3, totalPrice: 9000 });
  store.set(checkoutFormAtom, { ...emptyCheckout, firstname: "Aino" });
  for (const key of ["checkout.confirmation", "checkout.order-key"]) deviceStorage.write(key, "of the buyer");
  store.set(endSessionAtom);
  expect(store.get(cartBadgeAtom)).toMatchObject({ totalQuantity: 0, totalPrice: 0 });
  expect(store.get(checkoutFormAtom)).toEqual(emptyCheckout);
  expect(
    ["checkout.form", "checkout.confirmation", "checkout.order-key"].filter((key) => deviceStorage.has(key)),
  ).toEqual([]);
  expect(store.get(isCartResetDueAtom)).toBe(true);
});

test("§4 an invalid stored session resets its cart", () => {
  deviceStorage.write("session", { ...aino, user: {} });
  const store = createStore();
  store.set(endSessionAtom);
  expect(store.get(isCartResetDueAtom)).toBe(true);
});

test("§4 a visitor who never logged in keeps the cart, whatever is denied to them", () => {
  const store = createStore();
  store.set(cartAtom, { ...emptyCart, totalQuantity: 3, totalPrice: 9000 });
  store.set(endSessionAtom);
  expect(store.get(cartBadgeAtom).totalQuantity).toBe(3);
  expect(store.get(isCartResetDueAtom)).toBe(false);
});

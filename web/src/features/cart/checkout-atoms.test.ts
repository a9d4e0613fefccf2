import { createStore } from "jotai/vanilla";
import { expect, test } from "vitest";
import { deviceStorage } from "../../lib/storage/device-storage.ts";
import { orderKeyAtom } from "./checkout-atoms.ts";
import { confirmationAtom } from "./confirmation/confirmation-atoms.ts";

test("the key of an order under way outlives a reload", () => {
  createStore().set(orderKeyAtom, "b7c1");
  expect(deviceStorage.read("checkout.order-key")).toBe("b7c1");
  createStore().set(orderKeyAtom, "");
  expect(deviceStorage.has("checkout.order-key")).toBe(false);
});

test("beginning anew forgets the confirmation", () => {
  const store = createStore();
  store.set(confirmationAtom, null);
  expect(store.get(confirmationAtom)).toBeNull();
  expect(deviceStorage.has("checkout.confirmation")).toBe(false);
});

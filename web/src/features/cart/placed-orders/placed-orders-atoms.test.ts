import { beforeEach, expect, test } from "vitest";
import { bannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { deviceStorage } from "../../../lib/storage/device-storage.ts";
import { store } from "../../../lib/storage/store.ts";
import { resetCartAtom } from "../../../market/cart/cart-atoms.ts";
import {
  sampleBuyer,
  sampleCart,
  sampleFirewood,
  samplePlacedOrders,
} from "../../../testing/samples/sample-listings.ts";
import { confirmationAtom } from "../confirmation/confirmation-atoms.ts";
import {
  maxPlacedOrders,
  placedOrdersAtom,
  removePlacedOrderAtom,
  storePlacedOrdersAtom,
} from "./placed-orders-atoms.ts";

const placed = samplePlacedOrders(sampleCart([sampleFirewood()], { buyer: sampleBuyer }));
/** An order of the given minute. */
const orderAt = (minute: number) => ({
  ...placed.order,
  _id: `order-${minute}`,
  createdAt: new Date(Date.UTC(2026, 10, 1, 10, minute)).toISOString(),
});
const readIds = () => store.get(placedOrdersAtom).map(({ _id }) => _id);

beforeEach(() => {
  store.set(resetCartAtom);
});

test("the newest of the placed orders is the first, and each is there once", () => {
  store.set(storePlacedOrdersAtom, [orderAt(1)]);
  store.set(storePlacedOrdersAtom, [orderAt(3)]);
  store.set(storePlacedOrdersAtom, [orderAt(2), orderAt(1)]);
  expect(readIds()).toEqual(["order-3", "order-2", "order-1"]);
});

test("the oldest order makes room for a new one", () => {
  store.set(
    storePlacedOrdersAtom,
    Array.from({ length: maxPlacedOrders }, (_, minute) => orderAt(minute)),
  );
  store.set(storePlacedOrdersAtom, [orderAt(maxPlacedOrders)]);
  expect(readIds()).toHaveLength(maxPlacedOrders);
  expect(readIds()).not.toContain("order-0");
});

test("a stored order of another form is left out, the others stay", () => {
  deviceStorage.write("checkout.placed-orders", [{ number: "HP-1" }, orderAt(1)]);
  const unsubscribe = store.sub(placedOrdersAtom, () => undefined);
  expect(readIds()).toEqual(["order-1"]);
  unsubscribe();
});

test("an order is removed from the confirmation too, and 'Kumoa' puts both back", () => {
  store.set(storePlacedOrdersAtom, placed.orders);
  store.set(confirmationAtom, placed);
  store.set(removePlacedOrderAtom, placed.order);
  expect(readIds()).toEqual([]);
  expect(store.get(confirmationAtom)).toBeNull();
  expect(deviceStorage.has("checkout.placed-orders")).toBe(false);
  const action = store.get(bannerAtom)?.action;
  if (action && "onPress" in action) action.onPress();
  expect(readIds()).toEqual([placed.order._id]);
  expect(store.get(confirmationAtom)).toEqual(placed);
});

test("§4 a logout removes the placed orders from the device", () => {
  store.set(storePlacedOrdersAtom, placed.orders);
  store.set(resetCartAtom);
  expect(readIds()).toEqual([]);
  expect(deviceStorage.has("checkout.placed-orders")).toBe(false);
});

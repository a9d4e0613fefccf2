import { createStore } from "jotai/vanilla";
import { afterEach, expect, test } from "vitest";
import type { Session } from "../../lib/session/session.ts";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { deviceStorage } from "../../lib/storage/device-storage.ts";
import { clearUserData } from "../../lib/storage/stored-atom.ts";
import { sampleOrder } from "../../testing/samples/sample-order.ts";
import { markOrderSeenAtom, newOrderCountAtom, newOrdersAtom, orderSoundAtom } from "./new-orders-atoms.ts";
import { applyOrderUpdatesAtom, orderUpdatesAtom } from "./order-atoms.ts";

const sessionOf = (_id: string): Session => ({
  token: `token of ${_id}`,
  expiry: "2099-01-01T00:00:00.000Z",
  user: { _id, username: _id, role: "user" },
});

afterEach(() => deviceStorage.removeWhere(() => true));

function createSellerStore() {
  const store = createStore();
  store.set(sessionAtom, sessionOf("matti"));
  return store;
}

test("of two updates of an order the later status wins, in any sequence", () => {
  const store = createSellerStore();
  store.set(applyOrderUpdatesAtom, [sampleOrder("a", "in delivery")]);
  store.set(applyOrderUpdatesAtom, [sampleOrder("a", "in progress")]);
  expect(store.get(orderUpdatesAtom).get("a")?.status).toBe("in delivery");
  store.set(applyOrderUpdatesAtom, [sampleOrder("a", "delivered")]);
  expect(store.get(orderUpdatesAtom).get("a")?.status).toBe("delivered");
});

test("§4 order updates of one user are not shown to the next user of the device", () => {
  const store = createSellerStore();
  store.set(applyOrderUpdatesAtom, [sampleOrder("a", "recieved")]);
  store.set(sessionAtom, sessionOf("maija"));
  expect(store.get(orderUpdatesAtom).size).toBe(0);
  store.set(applyOrderUpdatesAtom, [sampleOrder("b", "recieved")]);
  expect([...store.get(newOrdersAtom)]).toEqual(["b"]);
});

test("new are the orders that were received and neither opened nor moved on", () => {
  const store = createSellerStore();
  store.set(applyOrderUpdatesAtom, [
    sampleOrder("a", "recieved"),
    sampleOrder("b", "recieved"),
    sampleOrder("c", "delivered"),
  ]);
  expect(store.get(newOrderCountAtom)).toBe(2);
  store.set(markOrderSeenAtom, "a");
  expect([...store.get(newOrdersAtom)]).toEqual(["b"]);
  store.set(applyOrderUpdatesAtom, [sampleOrder("b", "in progress")]);
  expect(store.get(newOrderCountAtom)).toBe(0);
});

test("§4 logging out forgets which orders were seen, and not that the device makes a sound", () => {
  const store = createSellerStore();
  store.set(orderSoundAtom, true);
  store.set(markOrderSeenAtom, "a");
  clearUserData(store);
  expect(deviceStorage.has("seen-orders")).toBe(false);
  store.set(applyOrderUpdatesAtom, [sampleOrder("a", "recieved")]);
  expect(store.get(newOrderCountAtom)).toBe(1);
  expect(deviceStorage.read("device.order-sound")).toBe(true);
});

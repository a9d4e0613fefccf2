import { createStore } from "jotai/vanilla";
import { afterEach, expect, test } from "vitest";
import { orderIn } from "../offline/sample-order.ts";
import { device } from "./device.ts";
import { newOrderCountAtom, newOrdersAtom, orderSoundAtom, seeOrderAtom } from "./new-orders-atoms.ts";
import { tellOrdersAtom, toldOrdersAtom } from "./order-atoms.ts";
import type { Session } from "./session.ts";
import { sessionAtom } from "./session-atoms.ts";
import { forgetPersonal } from "./stored-atom.ts";

const sessionOf = (_id: string): Session => ({
  token: `token of ${_id}`,
  expiry: "2099-01-01T00:00:00.000Z",
  user: { _id, username: _id, role: "user" },
});

afterEach(() => device.forgetAllBut([]));

function sellersStore() {
  const store = createStore();
  store.set(sessionAtom, sessionOf("matti"));
  return store;
}

test("of an order told twice the further state stays, in whichever order it was told", () => {
  const store = sellersStore();
  store.set(tellOrdersAtom, [orderIn("a", "in delivery")]);
  store.set(tellOrdersAtom, [orderIn("a", "in progress")]);
  expect(store.get(toldOrdersAtom).get("a")?.status).toBe("in delivery");
  store.set(tellOrdersAtom, [orderIn("a", "delivered")]);
  expect(store.get(toldOrdersAtom).get("a")?.status).toBe("delivered");
});

test("§4 what one person was told, the next one on the device does not see", () => {
  const store = sellersStore();
  store.set(tellOrdersAtom, [orderIn("a", "recieved")]);
  store.set(sessionAtom, sessionOf("maija"));
  expect(store.get(toldOrdersAtom).size).toBe(0);
  store.set(tellOrdersAtom, [orderIn("b", "recieved")]);
  expect([...store.get(newOrdersAtom)]).toEqual(["b"]);
});

test("new are the orders that were received and neither opened nor moved on", () => {
  const store = sellersStore();
  store.set(tellOrdersAtom, [orderIn("a", "recieved"), orderIn("b", "recieved"), orderIn("c", "delivered")]);
  expect(store.get(newOrderCountAtom)).toBe(2);
  store.set(seeOrderAtom, "a");
  expect([...store.get(newOrdersAtom)]).toEqual(["b"]);
  store.set(tellOrdersAtom, [orderIn("b", "in progress")]);
  expect(store.get(newOrderCountAtom)).toBe(0);
});

test("§4 logging out forgets which orders were seen, and not that the device makes a sound", () => {
  const store = sellersStore();
  store.set(orderSoundAtom, true);
  store.set(seeOrderAtom, "a");
  forgetPersonal(store);
  expect(device.has("seen-orders")).toBe(false);
  store.set(tellOrdersAtom, [orderIn("a", "recieved")]);
  expect(store.get(newOrderCountAtom)).toBe(1);
  expect(device.read("order-sound")).toBe(true);
});

import type { Order } from "@halkopiha/domain/orders/order.ts";
import { expect, test } from "vitest";
import { sampleOrder } from "../../../lib/orders/sample-order.ts";
import { mergeOrderUpdates } from "./merge-order-updates.ts";

const on = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`;
const [first, second, third] = [
  sampleOrder("a", "recieved", on(3)),
  sampleOrder("b", "in progress", on(2)),
  sampleOrder("c", "recieved", on(1)),
];
const updatesOf = (...orders: Order[]) => new Map(orders.map((order) => [order._id, order]));
const whole = { orders: [first, second], hasMore: false, filter: { status: "all" } } as const;

test("a new order stands first", () => {
  const fresh = sampleOrder("d", "recieved", on(4));
  expect(mergeOrderUpdates(whole, updatesOf(fresh))).toEqual([fresh, first, second]);
});

test("the later status wins, whichever update came last", () => {
  const further = sampleOrder("a", "delivered", on(3));
  const behind = sampleOrder("b", "recieved", on(2));
  expect(mergeOrderUpdates(whole, updatesOf(further, behind))).toEqual([further, second]);
});

test("an older order that has not been fetched yet does not jump the queue", () => {
  expect(mergeOrderUpdates({ ...whole, hasMore: true }, updatesOf(third))).toEqual([first, second]);
  expect(mergeOrderUpdates(whole, updatesOf(third))).toEqual([first, second, third]);
});

test("a list of one state holds what has come to it, and not what has left it", () => {
  const recieved = { orders: [first, third], hasMore: false, filter: { status: "recieved" } } as const;
  const left = sampleOrder("a", "in progress", on(3));
  const fresh = sampleOrder("d", "recieved", on(4));
  expect(mergeOrderUpdates(recieved, updatesOf(left, fresh, second))).toEqual([fresh, third]);
});

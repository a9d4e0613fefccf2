import type { Order } from "@halkopiha/domain/orders/order.ts";
import { expect, test } from "vitest";
import { orderIn } from "../../offline/sample-order.ts";
import { withTold } from "./told-orders.ts";

const on = (day: number) => `2026-11-${String(day).padStart(2, "0")}T10:00:00.000Z`;
const [first, second, third] = [
  orderIn("a", "recieved", on(3)),
  orderIn("b", "in progress", on(2)),
  orderIn("c", "recieved", on(1)),
];
const told = (...orders: Order[]) => new Map(orders.map((order) => [order._id, order]));
const whole = { orders: [first, second], hasMore: false, filter: {} };

test("a new order stands first", () => {
  const fresh = orderIn("d", "recieved", on(4));
  expect(withTold(whole, told(fresh))).toEqual([fresh, first, second]);
});

test("the state that was told last counts, whichever came in last", () => {
  const further = orderIn("a", "delivered", on(3));
  const behind = orderIn("b", "recieved", on(2));
  expect(withTold(whole, told(further, behind))).toEqual([further, second]);
});

test("an older order that has not been fetched yet does not jump the queue", () => {
  expect(withTold({ ...whole, hasMore: true }, told(third))).toEqual([first, second]);
  expect(withTold(whole, told(third))).toEqual([first, second, third]);
});

test("a list of one state holds what has come to it, and not what has left it", () => {
  const recieved = { orders: [first, third], hasMore: false, filter: { status: "recieved" as const } };
  const left = orderIn("a", "in progress", on(3));
  const fresh = orderIn("d", "recieved", on(4));
  expect(withTold(recieved, told(left, fresh, second))).toEqual([fresh, third]);
});

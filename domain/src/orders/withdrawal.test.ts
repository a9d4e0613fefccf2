import { expect, test } from "vitest";
import { createSampleOrder } from "./testing/sample-order.ts";
import {
  findWithdrawalObstacle,
  getNextWithdrawalState,
  getWithdrawalEnd,
  isWithdrawalOpen,
  settleWithdrawal,
  withdrawFrom,
} from "./withdrawal.ts";

const statement = { name: "Aino Ahonala", email: "aino@posti.example", part: null, reason: null };
const delivered = createSampleOrder({
  status: "delivered",
  statusTimes: { delivered: "2026-11-05T21:30:00.000Z" },
  updatedAt: "2026-11-09T10:00:00.000Z",
});
const chipping = createSampleOrder({
  items: [{ _id: "chipping", name: "Haketus", quantity: 2, unit: "tunti", unitPrice: 5000, vat: 2550 }],
});

test.each([
  // 23.30 in Finland: the day of delivery is the 5th, and the last day the 19th.
  ["fourteen days after the day of delivery in Finland", delivered, "2026-11-19T22:00:00.000Z"],
  [
    "fourteen days after the last change when the time of delivery is unknown",
    { ...delivered, statusTimes: undefined },
    "2026-11-23T22:00:00.000Z",
  ],
  ["fourteen days after the order of a service", chipping, "2026-11-15T22:00:00.000Z"],
  ["not yet when nothing is delivered", createSampleOrder({ status: "in delivery" }), null],
])("the period ends %s", (_when, order, end) => {
  expect(getWithdrawalEnd(order)).toBe(end);
});

test("a buyer may withdraw until the last moment of the last day", () => {
  const end = Date.parse("2026-11-19T22:00:00.000Z");
  expect(findWithdrawalObstacle(delivered, end - 1)).toBeNull();
  expect(findWithdrawalObstacle(delivered, end)).toBe("over");
});

test("a private seller's order cannot be withdrawn from, nor one that was cancelled", () => {
  const { seller } = delivered;
  const now = Date.parse("2026-11-06T10:00:00.000Z");
  expect(findWithdrawalObstacle({ ...delivered, seller: { ...seller, business: false } }, now)).toBe(
    "private",
  );
  const cancellation = { by: "buyer", at: delivered.createdAt } as const;
  expect(findWithdrawalObstacle({ ...delivered, cancellation }, now)).toBe("cancelled");
});

test("products come back before the money; a service, and what is still with its seller, is only paid back", () => {
  const at = "2026-11-06T10:00:00.000Z";
  const goods = withdrawFrom(delivered, statement, at);
  expect(goods && getNextWithdrawalState(goods)).toBe("goods returned");
  expect(goods && settleWithdrawal(goods, "refunded", at)).toBeNull();
  const returned = goods && settleWithdrawal(goods, "goods returned", at);
  const refunded = returned && settleWithdrawal(returned, "refunded", at);
  expect([goods, returned, refunded].map((order) => order && isWithdrawalOpen(order))).toEqual([
    true,
    true,
    false,
  ]);
  for (const order of [chipping, createSampleOrder({ status: "in progress" })]) {
    const withdrawn = withdrawFrom(order, statement, at);
    expect(withdrawn && getNextWithdrawalState(withdrawn)).toBe("refunded");
  }
});

test("a second statement changes nothing", () => {
  const order = withdrawFrom(delivered, statement, "2026-11-06T10:00:00.000Z");
  expect(order && withdrawFrom(order, statement, "2026-11-07T10:00:00.000Z")).toBeNull();
});

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isEnded } from "../orders/cancellation.ts";
import { type Order, orderStatuses } from "../orders/order.ts";
import { withdrawalStates } from "../orders/order-endings.ts";
import { toOrderSearchWords } from "../orders/order-search.ts";
import { createSampleOrder } from "../orders/testing/sample-order.ts";
import { isWithdrawalOpen } from "../orders/withdrawal.ts";
import { orderContactDays } from "./erasure-periods.ts";
import { findOrderErasureObstacle, forgetBuyer, isOrderOf } from "./order-erasure.ts";

const day = 24 * 60 * 60 * 1000;
const at = "2026-11-28T08:15:30.000Z";

const withdrawal: NonNullable<Order["withdrawal"]> = {
  name: "Aino Ahonala",
  email: "toinen@posti.example",
  part: "Ainon kaksi säkkiä",
  reason: "Märkää, terveisin Aino",
  at,
  state: "refunded",
  stateAt: at,
};

describe("an order whose buyer asks to be forgotten", () => {
  test.each([
    ["is not delivered", {}, "open"],
    [
      "has a withdrawal that is not settled",
      { status: "delivered", withdrawal: { ...withdrawal, state: "withdrawn" } },
      "open",
    ],
    ["is withdrawn from in part and not delivered", { withdrawal }, "open"],
    ["has been delivered just now", { status: "delivered" }, "recent"],
    ["has been cancelled just now", { cancellation: { by: "buyer", at } }, "recent"],
  ] as const)("that %s keeps the buyer", (_what, change, obstacle) => {
    const order = createSampleOrder({ updatedAt: at, ...change });
    const later = Date.parse(at) + (obstacle === "open" ? 10 * orderContactDays : orderContactDays) * day;
    expect(findOrderErasureObstacle(order, obstacle === "open" ? later : later - 1)).toBe(obstacle);
    if (obstacle === "recent") expect(findOrderErasureObstacle(order, later)).toBeNull();
  });

  test("is forgotten only when it is over, and its withdrawal is settled, whatever has happened to it", () => {
    const anyOrder = fc.record({
      status: fc.constantFrom(...orderStatuses),
      isCancelled: fc.boolean(),
      state: fc.option(fc.constantFrom(...withdrawalStates)),
      isPart: fc.boolean(),
      days: fc.integer({ min: 0, max: 400 }),
    });
    fc.assert(
      fc.property(anyOrder, ({ status, isCancelled, state, isPart, days }) => {
        const { part, ...whole } = withdrawal;
        const order = createSampleOrder({
          status,
          updatedAt: at,
          ...(isCancelled && { cancellation: { by: "seller", at } }),
          ...(state && { withdrawal: { ...(isPart ? { ...whole, part } : whole), state } }),
        });
        if (findOrderErasureObstacle(order, Date.parse(at) + days * day) !== null) return;
        expect(status === "delivered" || isEnded(order)).toBe(true);
        expect(isWithdrawalOpen(order)).toBe(false);
        expect(days).toBeGreaterThanOrEqual(orderContactDays);
      }),
    );
  });
});

test("a forgotten buyer is nowhere in the order, nor in what it is searched by; what was sold stays", () => {
  const order = createSampleOrder({ status: "delivered", deliveryNotes: "Soita Ainolle", withdrawal });
  const forgotten = forgetBuyer(order);
  const { firstname, lastname, email, phonenumber, address } = order.buyer;
  const text = JSON.stringify({ ...forgotten, seller: null });
  for (const trace of [
    firstname,
    lastname,
    email,
    phonenumber,
    address.street,
    withdrawal.email,
    "Ainolle",
    "terveisin",
  ])
    expect(text).not.toContain(trace);
  const words = toOrderSearchWords(forgotten).join(" ");
  for (const trace of [lastname, email]) expect(words).not.toContain(trace.toLowerCase());
  const { items, totals, orderNumber, createdAt, updatedAt } = order;
  expect(forgotten).toMatchObject({ items, totals, orderNumber, createdAt, updatedAt });
  expect(isOrderOf(order, { email: "toinen@posti.example" })).toBe(true);
  expect(isOrderOf(forgotten, { email })).toBe(false);
  expect(forgetBuyer(forgotten)).toEqual(forgotten);
});

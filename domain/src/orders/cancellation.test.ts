import fc from "fast-check";
import { expect, test } from "vitest";
import { canCancel, cancelOrder, getNextStep, holdsStock, isEnded } from "./cancellation.ts";
import { type Order, orderStatuses } from "./order.ts";
import { Canceller, withdrawalStates } from "./order-endings.ts";
import { createSampleOrder } from "./testing/sample-order.ts";
import { settleWithdrawal, withdrawFrom } from "./withdrawal.ts";

const at = "2026-11-20T10:00:00.000Z";

test.each([
  ["buyer", ["recieved"]],
  ["seller", ["recieved", "in progress"]],
  ["notFetched", ["in delivery"]],
] as const)("%s may end an order in %j", (by, statuses) => {
  expect(orderStatuses.filter((status) => canCancel(createSampleOrder({ status }), by))).toEqual(statuses);
});

test("only what is picked up can be left unfetched", () => {
  expect(canCancel(createSampleOrder({ status: "in delivery", delivery: true }), "notFetched")).toBe(false);
});

test("an order that has ended is ended once, and takes no further step", () => {
  const order = cancelOrder(createSampleOrder(), "seller", at, "Puut loppuivat.");
  expect(order?.cancellation).toEqual({ by: "seller", at, reason: "Puut loppuivat." });
  expect(order && cancelOrder(order, "buyer", at)).toBeNull();
  expect(order && getNextStep(order, order.status)).toBeNull();
});

test("a withdrawal from a part of an order lets its seller deliver the rest", () => {
  const statement = { name: "Aino", email: "aino@posti.example", part: null, reason: null };
  const whole = withdrawFrom(createSampleOrder(), statement, at);
  const part = withdrawFrom(createSampleOrder(), { ...statement, part: "Yksi kuutio" }, at);
  expect(whole && getNextStep(whole, "recieved")).toBeNull();
  expect(part && getNextStep(part, "recieved")).toBe("in progress");
});

type Act = (order: Order) => Order | null;

const acts: Act[] = [
  (order) => {
    const status = getNextStep(order, order.status);
    return status && { ...order, status };
  },
  ...Canceller.options.map(
    (by): Act =>
      (order) =>
        cancelOrder(order, by, at),
  ),
  ...[null, "Yksi kuutio"].map(
    (part): Act =>
      (order) =>
        withdrawFrom(order, { name: "Aino", email: "aino@posti.example", part, reason: null }, at),
  ),
  ...withdrawalStates.map(
    (state): Act =>
      (order) =>
        settleWithdrawal(order, state, at),
  ),
];

test("whatever buyer and seller do, the stock is conserved, the totals stay, and no end is undone", () => {
  fc.assert(
    fc.property(fc.boolean(), fc.boolean(), fc.array(fc.nat(acts.length - 1)), (delivery, business, done) => {
      const ordered = 3;
      const before = createSampleOrder({ delivery });
      let order: Order = { ...before, seller: { ...before.seller, business } };
      let left = 7;
      for (const act of done) {
        const next = acts[act]?.(order);
        if (!next) continue;
        if (holdsStock(order) && !holdsStock(next)) left += ordered;
        // What has come back is not taken again.
        expect(holdsStock(next) && !holdsStock(order)).toBe(false);
        expect(isEnded(order) && next.status !== order.status).toBe(false);
        expect(isEnded(order) && !isEnded(next)).toBe(false);
        expect(orderStatuses.indexOf(next.status) - orderStatuses.indexOf(order.status)).toBeLessThan(2);
        order = next;
      }
      expect(left + (holdsStock(order) ? ordered : 0)).toBe(10);
      expect(order.totals).toEqual(before.totals);
      expect(order.cancellation && order.withdrawal).toBeUndefined();
      if (!business) expect(order.withdrawal).toBeUndefined();
    }),
  );
});

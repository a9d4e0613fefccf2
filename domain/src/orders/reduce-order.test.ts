import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { calculateLinePrice, sumVatShares } from "../money/money.ts";
import { sumQuantities } from "../money/quantity.ts";
import { cancelOrder } from "./cancellation.ts";
import type { Order } from "./order.ts";
import {
  answerReduction,
  findReductionError,
  listReturned,
  proposeReduction,
  reduceQuantities,
} from "./reduce-order.ts";
import { createSampleOrder } from "./testing/sample-order.ts";

const at = "2026-11-28T10:00:00.000Z";
const later = "2026-11-28T11:00:00.000Z";
const spruce = {
  _id: "spruce",
  name: "Polttopuu",
  quantity: 2,
  unit: "kpl",
  unitPrice: 990,
  vat: 1000,
} as const;
const delivery: Order["deliveryCost"] = {
  deliveryCostId: "truck",
  name: "Kiinteä hinta",
  unit: "kpl",
  distance: null,
  quantity: 1,
  originalPrice: 4500,
  price: 4500,
  tax: 914,
  vat: 2550,
  priceExcludingTax: 3586,
};

const order = (change: Partial<Order> = {}) => {
  const { items } = createSampleOrder();
  return createSampleOrder({ items: [...items, spruce], deliveryCost: delivery, ...change });
};

const less = [{ _id: "birch", quantity: 1.5 }];

function propose(quantities = less, from = order()) {
  const proposed = proposeReduction(from, { quantities }, at);
  if (!proposed) throw new Error("it is not too late");
  return proposed;
}
function accept(proposed = propose()) {
  const answered = answerReduction(proposed, { proposedAt: at, accepted: true }, later);
  if (typeof answered === "string") throw new Error(answered);
  return answered;
}

describe("smaller quantities", () => {
  test.each([
    ["of another product", [{ _id: "oak", quantity: 1 }]],
    ["that are greater", [{ _id: "birch", quantity: 4 }]],
    ["in parts of a piece", [{ _id: "spruce", quantity: 1.5 }]],
    ["that are those which were ordered", [{ _id: "birch", quantity: 3 }]],
    [
      "of nothing",
      [
        { _id: "birch", quantity: 0 },
        { _id: "spruce", quantity: 0 },
      ],
    ],
  ])("%s are not proposed", (_, quantities) => {
    expect(findReductionError(order(), quantities)).not.toBeNull();
  });

  test("change nothing until the buyer has accepted them", () => {
    const { reduction: _, ...rest } = propose();
    expect(rest).toEqual(order());
    expect(findReductionError(order(), less)).toBeNull();
  });

  test("that wait already change nothing, others replace them", () => {
    const waiting = propose();
    expect(proposeReduction(waiting, { quantities: less }, later)).toBe(waiting);
    expect(
      proposeReduction(waiting, { quantities: [{ _id: "birch", quantity: 1 }] }, later)?.reduction,
    ).toEqual({
      quantities: [{ _id: "birch", quantity: 1 }],
      proposedAt: later,
    });
  });

  test("that are accepted change the lines and the total, and leave the cost of delivery and what was ordered", () => {
    const accepted = accept(propose([...less, { _id: "spruce", quantity: 0 }]));
    expect(accepted.items.map(({ _id, quantity }) => [_id, quantity])).toEqual([["birch", 1.5]]);
    expect(accepted.totals.totalPrice).toBe(9750 + 4500);
    expect(accepted.deliveryCost).toEqual(delivery);
    expect(accepted.reduction?.ordered?.map(({ quantity }) => quantity)).toEqual([3, 2]);
  });

  test("are answered once, and only those that were seen", () => {
    const accepted = accept();
    expect(answerReduction(accepted, { proposedAt: at, accepted: true }, later)).toBe(accepted);
    expect(answerReduction(accepted, { proposedAt: at, accepted: false }, later)).toBe("reductionChanged");
    expect(answerReduction(propose(), { proposedAt: later, accepted: true }, later)).toBe("reductionChanged");
  });

  test("are neither proposed nor accepted once the order is on its way or has ended", () => {
    const sent = { ...propose(), status: "in delivery" } as const;
    const ended = cancelOrder(propose(), "seller", at);
    if (!ended) throw new Error("it can be rejected");
    for (const over of [sent, ended]) {
      expect(proposeReduction(over, { quantities: [{ _id: "birch", quantity: 1 }] }, later)).toBeNull();
      expect(answerReduction(over, { proposedAt: at, accepted: true }, later)).toBe("orderMovedOn");
    }
  });
});

const quantity = fc.integer({ min: 0, max: 300 }).map((hundredths) => hundredths / 100);

test("whatever is accepted and then ended, what came back and what is left is what was ordered, and the total is that of the lines", () => {
  fc.assert(
    fc.property(quantity, fc.integer({ min: 0, max: 2 }), fc.boolean(), (birch, pieces, isEnded) => {
      const quantities = [
        { _id: "birch", quantity: birch },
        { _id: "spruce", quantity: pieces },
      ];
      fc.pre(findReductionError(order(), quantities) === null);
      const accepted = accept(propose(quantities));
      const last = isEnded ? cancelOrder(accepted, "seller", later) : accepted;
      if (!last) throw new Error("it can be rejected");
      const returned = [...listReturned(order(), accepted), ...(isEnded ? listReturned(accepted, last) : [])];
      for (const { _id, quantity: ordered } of order().items) {
        const back = returned.filter((line) => line._id === _id).map((line) => line.quantity);
        const left = isEnded ? 0 : (accepted.items.find((item) => item._id === _id)?.quantity ?? 0);
        expect(sumQuantities([...back, left])).toBe(ordered);
      }
      const gross = accepted.items.reduce(
        (sum, line) => sum + calculateLinePrice(line.unitPrice, line.quantity),
        0,
      );
      expect(accepted.totals.totalPrice).toBe(gross + 4500);
      expect(sumVatShares(accepted.totals.byVat).gross).toBe(accepted.totals.totalPrice);
    }),
  );
});

test("an order shows what it would be before anybody has agreed", () => {
  expect(reduceQuantities(order(), less).totals.totalPrice).toBe(9750 + 2 * 990 + 4500);
});

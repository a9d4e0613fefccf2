import fc from "fast-check";
import { expect, test } from "vitest";
import { isValidQuantity } from "../money/quantity.ts";
import { sampleMarket, sampleToday } from "../search/testing/sample-market.ts";
import { planReorder } from "./reorder.ts";

const find = (category: string) => {
  const product = sampleMarket.find((listing) => listing.category === category);
  if (!product) throw new Error(`the sample market has no ${category}`);
  return { ...product, pausedUntil: null };
};
const firewood = { ...find("Polttopuut"), quantity: 10, price: 6500 };
const service = { ...find("Palvelut"), price: 4000 };

const ordered = { quantity: 4, unit: firewood.unit, unitPrice: 6500 };
const now = { inCart: 0, today: sampleToday };

test("a product that is as it was is ordered in the same quantity", () => {
  expect(planReorder(ordered, firewood, now)).toEqual({ quantity: 4, changes: [] });
});

test("another price is told, and the product is ordered at today's", () => {
  expect(planReorder(ordered, { ...firewood, price: 7000 }, now)).toEqual({
    quantity: 4,
    changes: [{ kind: "price", from: 6500, to: 7000 }],
  });
});

test("of what is left, the rest is ordered beside what is in the cart", () => {
  expect(planReorder({ ...ordered, quantity: 12 }, firewood, now)).toEqual({
    quantity: 10,
    changes: [{ kind: "less", quantity: 10 }],
  });
  expect(planReorder(ordered, firewood, { ...now, inCart: 8 })).toEqual({
    quantity: 2,
    changes: [{ kind: "less", quantity: 2 }],
  });
});

test.each([
  ["that is no longer sold", null, { kind: "gone" }],
  ["that is sold in another unit", { ...firewood, unit: "kpl" as const }, { kind: "gone" }],
  ["that is sold out", { ...firewood, quantity: 0 }, { kind: "soldOut" }],
  ["that is paused", { ...firewood, pausedUntil: "2099-01-12" }, { kind: "paused", until: "2099-01-12" }],
] as const)("a product %s is not ordered", (_what, product, change) => {
  expect(planReorder(ordered, product, now)).toEqual({ quantity: 0, changes: [change] });
});

test("a service whose price has come to be agreed is not ordered", () => {
  if (service.category !== "Palvelut") throw new Error("not a service");
  const item = { ...ordered, unit: service.unit };
  expect(planReorder(item, { ...service, byQuote: true }, now).changes).toEqual([{ kind: "byQuote" }]);
});

test("what is ordered fits the stock and the unit, and less is always told", () => {
  const quantity = fc.integer({ min: 1, max: 2000 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(quantity, quantity, quantity, (wanted, left, inCart) => {
      const product = { ...firewood, quantity: left };
      const { quantity: planned, changes } = planReorder({ ...ordered, quantity: wanted }, product, {
        ...now,
        inCart,
      });
      expect(planned).toBeGreaterThanOrEqual(0);
      expect(planned).toBeLessThanOrEqual(wanted);
      expect(planned === 0 || planned + inCart <= left + 0.001).toBe(true);
      expect(isValidQuantity(product.unit, planned)).toBe(true);
      expect(changes.some(({ kind }) => kind === "less")).toBe(planned < wanted);
    }),
  );
});

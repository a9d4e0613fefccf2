import fc from "fast-check";
import { expect, test } from "vitest";
import { calculateLoosePrice, incomparable, toSortPrice } from "./comparable-price.ts";
import type { Firewood } from "./product.ts";
import { sampleMarket } from "./search-language/testing/sample-market.ts";

const [first] = sampleMarket;
if (first?.category !== "Polttopuut") throw new Error("the first sample is no firewood");
const birch: Firewood = first;

test.each<{ fields: Partial<Firewood>; price: number | null }>([
  { fields: { unit: "Irto-m3", price: 6500 }, price: 6500 },
  { fields: { unit: "Pino-m3", price: 9780, plength: "Pilke 33 cm" }, price: 6000 },
  { fields: { unit: "Pino-m3", price: 9300, plength: "Halko 1m" }, price: 6000 },
  { fields: { unit: "Kiinto-m3", price: 15_000, plength: "Pilke 25 cm" }, price: 6000 },
  { fields: { unit: "Kiinto-m3", price: 4000, plength: "Polttoranka 3-5m" }, price: null },
  { fields: { unit: "kpl", price: 300, bagVolume: 40 }, price: 7500 },
  { fields: { unit: "kpl", price: 300, bagVolume: null }, price: null },
  { fields: { unit: "kuutio", price: 6500, deliveryType: "irto" }, price: 6500 },
  { fields: { unit: "kuutio", price: 6500, deliveryType: "motti tai enemmän" }, price: null },
])("a loose cubic metre of $fields costs $price", ({ fields, price }) => {
  expect(calculateLoosePrice({ ...birch, ...fields })).toBe(price);
});

test("what is not firewood has no such price", () => {
  const others = sampleMarket.filter(({ category }) => category !== "Polttopuut");
  expect(new Set(others.map(calculateLoosePrice))).toEqual(new Set([null]));
});

test("what can be compared comes first, however cheap the rest", () => {
  const price = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(price, price, fc.integer({ min: 1, max: 10_000 }), (comparable, other, bagVolume) => {
      const bag = toSortPrice({ ...birch, unit: "kpl", bagVolume, price: comparable });
      const unknown = toSortPrice({ ...birch, unit: "kpl", bagVolume: null, price: other });
      expect(bag).toBeLessThan(incomparable);
      expect(unknown).toBeGreaterThan(incomparable);
    }),
  );
});

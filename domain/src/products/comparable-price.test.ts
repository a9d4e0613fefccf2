import fc from "fast-check";
import { expect, test } from "vitest";
import { conversions, conversionTolerance } from "../energy/energy.ts";
import { sampleMarket } from "../search/testing/sample-market.ts";
import { deliveryTypes, firewoodUnits, lengths, materials } from "./catalogue.ts";
import {
  calculateHeatPrice,
  calculateLoosePrice,
  findLooseVolume,
  incomparable,
  toSortHeat,
  toSortPrice,
} from "./comparable-price.ts";
import type { Firewood } from "./product.ts";

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

test.each<{ fields: Partial<Firewood>; price: number | null }>([
  { fields: { unit: "Irto-m3", price: 6500, material: "koivu" }, price: 6.4 },
  { fields: { unit: "Irto-m3", price: 6500, material: "leppä" }, price: 8.8 },
  { fields: { unit: "Pino-m3", price: 9780, plength: "Pilke 33 cm", material: "koivu" }, price: 5.9 },
  { fields: { unit: "kpl", price: 300, bagVolume: 40, material: "sekapuu" }, price: 9.5 },
  { fields: { unit: "kpl", price: 300, bagVolume: null }, price: null },
])("§9 a kilowatt hour of heat from $fields costs $price cents", ({ fields, price }) => {
  const heat = calculateHeatPrice({ ...birch, ...fields });
  expect(heat && Math.round(heat * 10) / 10).toBe(price);
});

const anyUnit = fc.record({
  unit: fc.constantFrom(...firewoodUnits),
  plength: fc.constantFrom(...lengths),
  deliveryType: fc.constantFrom(...deliveryTypes),
  bagVolume: fc.option(fc.integer({ min: 1, max: 3000 })),
});
const anyPrice = fc.integer({ min: 1, max: 10_000_000 });

test("of the same wood, what is cheaper by the cubic metre is cheaper by the kilowatt hour", () => {
  const anyOffer = fc.record({ price: anyPrice, more: anyUnit });
  fc.assert(
    fc.property(anyOffer, anyOffer, fc.constantFrom(...materials), (a, b, material) => {
      const [one, other] = [a, b].map(({ price, more }) => ({ ...birch, ...more, price, material }));
      if (!one || !other) return;
      const [volume, otherVolume] = [findLooseVolume(one), findLooseVolume(other)];
      const [heat, otherHeat] = [calculateHeatPrice(one), calculateHeatPrice(other)];
      expect(heat === null).toBe(volume === null);
      if (volume === null || otherVolume === null || heat === null || otherHeat === null) return;
      const isCheaper = one.price / volume < other.price / otherVolume;
      if (isCheaper) expect(heat).toBeLessThanOrEqual(otherHeat);
    }),
  );
});

test("green wood is sorted after all dry wood, however cheap, and before what cannot be compared", () => {
  fc.assert(
    fc.property(anyPrice, anyPrice, anyUnit, anyUnit, (price, otherPrice, units, otherUnits) => {
      const green = toSortHeat({ ...birch, ...units, price, quality: "tuore" });
      const dry = toSortHeat({ ...birch, ...otherUnits, price: otherPrice, quality: "kuiva" });
      if (dry < incomparable) expect(green).toBeGreaterThan(dry);
      else if (green < incomparable) expect(green).toBeLessThan(dry);
    }),
  );
});

test.each(lengths)(
  "%s converted to loose cubic metres and back is the same within the tolerance",
  (plength) => {
    for (const { unit, measure } of [
      { unit: "Pino-m3", measure: "pino" },
      { unit: "Kiinto-m3", measure: "kiinto" },
    ] as const) {
      const volume = findLooseVolume({ ...birch, unit, plength });
      if (volume === null) continue;
      const back = conversions[plength === "Halko 1m" ? "logs" : "pieces"].irto[measure];
      expect(Math.abs(volume * back - 1)).toBeLessThan(conversionTolerance);
    }
  },
);

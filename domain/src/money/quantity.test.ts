import fc from "fast-check";
import { expect, test } from "vitest";
import { units } from "../products/catalogue.ts";
import { calculateLinePrice } from "./money.ts";
import {
  hasTwoDecimals,
  isValidQuantity,
  isVolume,
  minQuantity,
  parseQuantity,
  sumQuantities,
  toOrderQuantity,
  toQuantityInput,
} from "./quantity.ts";

/** Any valid quantity of cubic metres. */
const hundredths = fc.integer({ min: 1, max: 10_000_000 });
const quantity = hundredths.map((count) => count / 100);

test("cubic metres have parts; pieces, hours and days are whole", { tags: "s5-40" }, () => {
  expect(units.filter(isVolume)).toEqual(["kuutio", "Irto-m3", "Pino-m3", "Kiinto-m3"]);
  expect(isValidQuantity("Pino-m3", 2.5)).toBe(true);
  expect(isValidQuantity("Pino-m3", 2.555)).toBe(false);
  expect(isValidQuantity("kpl", 2.5)).toBe(false);
  expect(isValidQuantity("tunti", 2)).toBe(true);
});

test("a tenth and two tenths of a cubic metre are three tenths", () => {
  expect(sumQuantities([0.1, 0.2])).toBe(0.3);
});

test("quantities add up as on paper, however many there are", () => {
  fc.assert(
    fc.property(fc.array(hundredths, { maxLength: 50 }), (counts) => {
      const sum = sumQuantities(counts.map((count) => count / 100));
      expect(sum).toBe(counts.reduce((total, count) => total + count, 0) / 100);
      expect(hasTwoDecimals(sum)).toBe(true);
    }),
  );
});

test("what is taken from a stock and given back leaves the stock as it was", () => {
  fc.assert(
    fc.property(quantity, fc.array(quantity), (stock, taken) => {
      const left = taken.reduce((rest, part) => sumQuantities([rest, -part]), stock);
      expect(taken.reduce((rest, part) => sumQuantities([rest, part]), left)).toBe(stock);
    }),
  );
});

test("a row costs its unit price times its quantity, rounded half up to the cent, once", () => {
  const unitPrice = fc.integer({ min: 1, max: 10_000_000 });
  fc.assert(
    fc.property(unitPrice, hundredths, (price, count) => {
      const exact = (BigInt(price) * BigInt(count) * 2n + 100n) / 200n;
      const most = 1_000_000_000_000n;
      expect(BigInt(calculateLinePrice(price, count / 100))).toBe(exact < most ? exact : most);
    }),
  );
});

test("a quantity that is shown in a form is read as the same quantity", () => {
  fc.assert(
    fc.property(quantity, (value) => {
      expect(parseQuantity(toQuantityInput(value))).toBe(value);
    }),
  );
});

test.each([
  ["12", 12],
  ["1 200", 1200],
  ["2,5", 2.5],
  ["2.50", 2.5],
  ["", null],
  ["2,555", null],
  ["-1", null],
  ["puoli", null],
])("%j is read as %j", (typed, value) => {
  expect(parseQuantity(typed)).toBe(value);
});

test.each([
  ...units.map((unit) => ({ unit, left: 8, least: 1 })),
  { unit: "kpl", left: 0, least: 1 },
  { unit: "Pino-m3", left: 1, least: 1 },
  { unit: "Pino-m3", left: 0.7, least: 0.7 },
  { unit: "Pino-m3", left: 0, least: 1 },
] as const)("§5, §9 of $left $unit one orders at least $least", ({ unit, left, least }) => {
  expect(minQuantity(unit, left)).toBe(least);
});

test.each([
  { unit: "kpl", inCart: 2.5, left: 9, ordered: 2 },
  { unit: "kpl", inCart: 0.5, left: 9, ordered: 1 },
  { unit: "kuutio", inCart: 2.5, left: 9, ordered: 2.5 },
  { unit: "kuutio", inCart: 0.5, left: 9, ordered: 1 },
  { unit: "kuutio", inCart: 0.5, left: 0.7, ordered: 0.7 },
  { unit: "kuutio", inCart: 2.5, left: 0.7, ordered: 2.5 },
] as const)(
  "of $inCart $unit in the cart and $left left, $ordered are ordered",
  ({ unit, inCart, left, ordered }) => {
    expect(toOrderQuantity(unit, inCart, left)).toBe(ordered);
  },
);

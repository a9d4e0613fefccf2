import fc from "fast-check";
import { expect, test } from "vitest";
import { maxPrice } from "../money/money.ts";
import { changePrice, parsePriceStep } from "./price-change.ts";

test.each([
  ["5", 500],
  ["+2,5", 250],
  ["-10", -1000],
  ["−3,25 %", -325],
  ["1 000 €", 100_000],
  ["", null],
  ["0", null],
  ["kymmenen", null],
  ["1,234", null],
])("'%s' is a change of %s hundredths", (typed, hundredths) => {
  expect(parsePriceStep(typed)).toBe(hundredths);
});

test.each([
  [6500, "percent", 1000, 7150],
  [6500, "percent", -1000, 5850],
  [333, "percent", 50, 335],
  [6500, "euros", -150, 6350],
  [100, "euros", -100, null],
  [100, "percent", -10_000, null],
  [maxPrice, "percent", 1, null],
] as const)("%s cents change by %s %s hundredths to %s", (price, kind, hundredths, changed) => {
  expect(changePrice(price, { kind, hundredths })).toBe(changed);
});

test("a changed price is a whole number of cents within the limits, and rises only with a rise", () => {
  const step = fc.record({
    kind: fc.constantFrom("percent" as const, "euros" as const),
    hundredths: fc.integer({ min: -100_000, max: 100_000 }),
  });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: maxPrice }), step, (price, change) => {
      const changed = changePrice(price, change);
      if (changed === null) return;
      expect(Number.isInteger(changed)).toBe(true);
      expect(changed).toBeGreaterThanOrEqual(1);
      expect(changed).toBeLessThanOrEqual(maxPrice);
      if (change.hundredths >= 0) expect(changed).toBeGreaterThanOrEqual(price);
      else expect(changed).toBeLessThanOrEqual(price);
    }),
  );
});

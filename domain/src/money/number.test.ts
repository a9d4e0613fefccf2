import fc from "fast-check";
import { expect, test } from "vitest";
import { formatNumber } from "./number.ts";

test.each([
  [0, "0"],
  [5, "5"],
  [12500, "12\u00a0500"],
  [1234567, "1\u00a0234\u00a0567"],
  [25.5, "25,5"],
  [0.1 + 0.2, "0,3"],
  [-1250.25, "−1\u00a0250,25"],
])("%d is written %s", (value, written) => {
  expect(formatNumber(value)).toBe(written);
});

test("numbers of three decimals at most are written as Intl writes them", () => {
  const intl = new Intl.NumberFormat("fi-FI");
  const thousandths = fc.integer({ min: -1e12, max: 1e12 }).filter((count) => count !== 0);
  fc.assert(
    fc.property(thousandths, (count) => {
      expect(formatNumber(count / 1000)).toBe(intl.format(count / 1000));
    }),
  );
});

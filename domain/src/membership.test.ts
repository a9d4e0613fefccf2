import { expect, test } from "vitest";
import { feeFrom } from "./membership.ts";

test.each([
  { month: 1, net: 12_000, tax: 3060, gross: 15_060, months: 12 },
  { month: 7, net: 6000, tax: 1530, gross: 7530, months: 6 },
  { month: 11, net: 2000, tax: 510, gross: 2510, months: 2 },
  { month: 12, net: 1000, tax: 255, gross: 1255, months: 1 },
])("joining in month $month costs $gross cents", ({ month, ...fee }) => {
  expect(feeFrom(month)).toEqual({ ...fee, vat: 2550 });
});

test.each([0, 13, 1.5, Number.NaN])("there is no month %d", (month) => {
  expect(() => feeFrom(month)).toThrow(RangeError);
});

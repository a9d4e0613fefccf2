import { expect, test } from "vitest";
import { parsePositiveNumber } from "./decimal.ts";

test.each([
  ["5", 5],
  ["2,5", 2.5],
  ["2.5", 2.5],
  ["1 250,50", 1250.5],
  [",5", 0.5],
  ["5,", 5],
])("%j is a number above zero", (typed, value) => {
  expect(parsePositiveNumber(typed)).toBe(value);
});

test.each(["", " ", "0", "0,00", "-1", "viisi", "1e3", "1,2,3", "Infinity", ","])("%j is none", (typed) => {
  expect(parsePositiveNumber(typed)).toBeNull();
});

import { expect, test } from "vitest";
import { parsePositiveNumber } from "./decimal.ts";

test.each([
  ["5", 5],
  ["2,5", 2.5],
  ["2.5", 2.5],
  ["1 250,50", 1250.5],
  [",5", 0.5],
  ["5,", 5],
  ["65 €", 65],
  ["65€/m³", 65],
  ["49,90 euroa", 49.9],
  ["5 m3", 5],
  ["2,5 irto-m³", 2.5],
  ["3 kuutiota", 3],
  ["80 %", 80],
  ["80 prosenttia", 80],
])("%j is a number above zero", (typed, value) => {
  expect(parsePositiveNumber(typed)).toBe(value);
});

test.each(["", " ", "0", "0,00", "-1", "viisi", "1e3", "€", "5 kpl", "1,2,3", "Infinity", ","])(
  "%j is none",
  (typed) => {
    expect(parsePositiveNumber(typed)).toBeNull();
  },
);

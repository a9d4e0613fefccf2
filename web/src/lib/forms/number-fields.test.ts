import { messages } from "@halkopiha/domain/messages.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { formatPriceField, parsePriceField, parseQuantityField } from "./number-fields.ts";

test.each([
  ["65", 6500],
  ["65,5", 6550],
  ["65.50", 6550],
  [" 1 250,00 € ", 125_000],
  ["0,01", 1],
])("%j is a price", (typed, cents) => {
  expect(parsePriceField(typed)).toEqual({ value: cents });
});

test.each([
  ["", messages.requiredField],
  ["  ", messages.requiredField],
  ["kuusikymmentä", "Anna hinta euroina, esimerkiksi 65,00."],
  ["65,505", "Anna hinta euroina, esimerkiksi 65,00."],
  ["-65", "Anna hinta euroina, esimerkiksi 65,00."],
  ["0,00", "Hinnan tulee olla suurempi kuin nolla."],
  ["100000,01", "Hinta saa olla enintään 100\u00a0000,00\u00a0€."],
])("%j is no price: %s", (typed, error) => {
  expect(parsePriceField(typed)).toEqual({ error });
});

test("a price that is shown in a form is read as the same price", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), (cents) => {
      expect(parsePriceField(formatPriceField(cents))).toEqual({ value: cents });
    }),
  );
});

test.each([
  ["12", { value: 12 }],
  ["1 200", { value: 1200 }],
  ["0", { value: 0 }],
  ["", { error: messages.requiredField }],
  ["1,5", { error: "Anna määrä kokonaislukuna, esimerkiksi 12." }],
  ["2001", { error: "Määrä saa olla enintään 2\u00a0000." }],
  ["2,5", { error: "Anna määrä kokonaislukuna, esimerkiksi 12." }],
])("as a number of units, at most 2000, %j is read as %j", (typed, read) => {
  expect(parseQuantityField(typed, 2000)).toEqual(read);
});

test.each([
  ["2,5", { value: 2.5 }],
  ["0.75", { value: 0.75 }],
  ["12", { value: 12 }],
  ["2,555", { error: "Anna määrä enintään kahden desimaalin tarkkuudella, esimerkiksi 2,5." }],
  ["2000,01", { error: "Määrä saa olla enintään 2\u00a0000." }],
])("as cubic metres, at most 2000, %j is read as %j", (typed, read) => {
  expect(parseQuantityField(typed, 2000, "Pino-m3")).toEqual(read);
});

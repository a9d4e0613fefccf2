import fc from "fast-check";
import { expect, test } from "vitest";
import { findUnmetRequirements, isStrong } from "./password.ts";

test.each([
  ["Halkomestari1", []],
  ["Klapi-kasa", []],
  ["Ääniä!öy", []],
  ["Halko1", ["vähintään 8 merkkiä"]],
  ["halkomestari1", ["iso kirjain"]],
  ["HALKOMESTARI1", ["pieni kirjain"]],
  ["Halkomestari", ["numero tai erikoismerkki"]],
  ["Halkooo1234", ["ei samaa merkkiä kolmea kertaa peräkkäin"]],
  ["Halko1111a", ["ei samaa merkkiä kolmea kertaa peräkkäin"]],
  ["", ["vähintään 8 merkkiä", "iso kirjain", "pieni kirjain", "numero tai erikoismerkki"]],
])("%j lacks %j", (password, lacking) => {
  expect(findUnmetRequirements(password)).toEqual(lacking);
});

test("a strong password stays strong when something else is added", () => {
  fc.assert(fc.property(fc.constantFrom("a", "B", "7", "-"), (more) => isStrong(`Halkomestari1${more}`)));
});

test("no character three times in a row is ever strong", () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 1 }),
      (one) => !isStrong(`Halko1aB${one}${one}${one}`),
    ),
  );
});

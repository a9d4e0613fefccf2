import fc from "fast-check";
import { expect, test } from "vitest";
import { findUnmetRequirements, isStrong } from "./password.ts";

const passwords: readonly (readonly [password: string, lacking: readonly string[], claim?: string])[] = [
  ["Halkomestari1", []],
  ["Klapi-kasa", []],
  ["Ääniä!öy", []],
  ["Halko1", ["vähintään 8 merkkiä"], "s5-2"],
  ["halkomestari1", ["iso kirjain"], "s5-3"],
  ["HALKOMESTARI1", ["pieni kirjain"], "s5-4"],
  ["Halkomestari", ["numero tai erikoismerkki"], "s5-5"],
  ["Halkooo1234", ["ei samaa merkkiä kolmea kertaa peräkkäin"]],
  ["Halko1111a", ["ei samaa merkkiä kolmea kertaa peräkkäin"]],
  ["", ["vähintään 8 merkkiä", "iso kirjain", "pieni kirjain", "numero tai erikoismerkki"]],
];

for (const [password, lacking, claim = []] of passwords) {
  test(`${JSON.stringify(password)} lacks ${JSON.stringify(lacking)}`, { tags: claim }, () => {
    expect(findUnmetRequirements(password)).toEqual(lacking);
  });
}

test("a strong password stays strong when something else is added", () => {
  fc.assert(fc.property(fc.constantFrom("a", "B", "7", "-"), (more) => isStrong(`Halkomestari1${more}`)));
});

test("no character three times in a row is ever strong", { tags: "s5-1" }, () => {
  fc.assert(
    fc.property(
      fc.string({ unit: "grapheme-ascii", minLength: 1, maxLength: 1 }),
      (one) => !isStrong(`Halko1aB${one}${one}${one}`),
    ),
  );
});

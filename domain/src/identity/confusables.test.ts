import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isReservedUsername, mixesAlphabets, toNameSkeleton, toSkeleton } from "./confusables.ts";

test.each([
  ["halkomestari", "hаlkоmеstаri"],
  ["halkomestari", "HALKOMESTARI"],
  ["halkomestari", "ｈalkomestari"],
  ["mokkiklapi", "mokkik1api"],
  ["puuoy", "puu0y"],
])("%s and %s look alike", (one, other) => {
  expect(toSkeleton(other)).toBe(toSkeleton(one));
});

test.each([
  ["halko", "salko"],
  ["mäki", "maki"],
  ["puu-1", "puu-2"],
])("%s and %s do not", (one, other) => {
  expect(toSkeleton(other)).not.toBe(toSkeleton(one));
});

test("a skeleton is its own skeleton", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => {
      expect(toSkeleton(toSkeleton(text))).toBe(toSkeleton(text));
    }),
  );
});

test.each(["Tukkisen Puu Oy", "TUKKISEN PUU", "Tukkisen-Puu Ky", "Tukkisen Рuu Oy", "Tukkisenpuu oyj"])(
  "the company name %s is taken for Tukkisen Puu",
  (name) => {
    expect(toNameSkeleton(name)).toBe(toNameSkeleton("Tukkisen Puu"));
  },
);

describe("a user name", () => {
  test.each([
    "halkopiha",
    "Halko-Piha",
    "ha1kopiha",
    "yllapito",
    "Ylläpito",
    "admin",
    "аdmin",
    "root",
    "asiakas.palvelu",
  ])("%s is reserved", (name) => expect(isReservedUsername(name)).toBe(true));

  test.each(["halkomestari", "juurikkala", "admiraali"])("%s is not", (name) => {
    expect(isReservedUsername(name)).toBe(false);
  });

  test.each([
    ["mökkiläinen", false],
    ["Иван", false],
    ["puu-2", false],
    ["pиu", true],
    ["pμu", true],
  ])("%s mixes alphabets: %s", (name, mixes) => {
    expect(mixesAlphabets(name)).toBe(mixes);
  });
});

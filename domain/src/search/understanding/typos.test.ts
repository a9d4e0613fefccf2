import fc from "fast-check";
import { expect, test } from "vitest";
import { meaningsByForm } from "../vocabulary/vocabulary-forms.ts";
import { findCorrection, indexForCorrection, isOneEditApart } from "./typos.ts";
import { guessWord, readKnownWord } from "./words.ts";

test.each([
  { one: "koivu", other: "koivo", apart: true },
  { one: "koivu", other: "kovu", apart: true },
  { one: "koivu", other: "koiivu", apart: true },
  { one: "koivu", other: "kiovu", apart: true },
  { one: "koivu", other: "koivu", apart: false },
  { one: "koivu", other: "kaivo", apart: false },
  { one: "koivu", other: "koi", apart: false },
])("$one and $other are one edit apart: $apart", ({ one, other, apart }) => {
  expect(isOneEditApart(one, other)).toBe(apart);
  expect(isOneEditApart(other, one)).toBe(apart);
});

test("a word with one letter removed, added or changed is one edit apart", () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[a-z]{2,12}$/),
      fc.nat(),
      fc.constantFrom("å", ""),
      (word, at, letter) => {
        const index = at % word.length;
        const edited = word.slice(0, index) + letter + word.slice(index + 1);
        expect(isOneEditApart(word, edited)).toBe(true);
      },
    ),
  );
});

test("words of four letters are not corrected", () => {
  const forms = indexForCorrection(new Map([["haapa", 1]]));
  expect(findCorrection("haap", forms)).toBeNull();
  expect(findCorrection("taapa", forms, { minLength: 4, isSameStart: true })).toBeNull();
  expect(findCorrection("haappa", forms)).toBe(1);
});

test("the first letter of a word of fewer than seven letters is not corrected", () => {
  const forms = indexForCorrection(
    new Map([
      ["joulu", 1],
      ["jouluna", 2],
    ]),
  );
  expect(findCorrection("koulu", forms)).toBeNull();
  expect(findCorrection("oulu", forms)).toBeNull();
  expect(findCorrection("kouluna", forms)).toBe(2);
  expect(findCorrection("joulo", forms)).toBe(1);
});

test("a known form is never corrected", () => {
  for (const [form, meaning] of meaningsByForm()) {
    expect(readKnownWord(form)).toEqual({ meanings: [meaning], isGuess: false });
  }
});

test("a guess is marked as such", () => {
  expect(guessWord("brikeetti")).toMatchObject({
    meanings: [{ concept: { token: "briketti" } }],
    isGuess: true,
  });
});

import { expect, test } from "vitest";
import { containsOwnWord } from "./own-words.ts";

const names = ["metsa.mies-2", "aino.mäkinen@posti.example", "Aino", "Mäkinen", "Pohjolan Klapi Oy", null];

test.each([
  ["the user name", "Metsa.mies-2!"],
  ["a word of the user name", "xx-METSA-77-Y"],
  ["the first name", "Ainokainen-7"],
  ["the last name", "Uusi-Mäkinen1"],
  ["the last name without its dots", "Uusi-makinen1"],
  ["a word of the company's name", "pohjolanYö-88"],
  ["the part of the address before the @", "Oma.aino.mäkinen7"],
])("a password with %s has an own word", (_what, password) => {
  expect(containsOwnWord(password, names)).toBe(true);
});

test.each([
  ["words of others", "Lumihiutale-7"],
  ["a word of three letters", "Oyster-moy-77"],
  ["the domain of the address", "Postilaatikko-7"],
])("a password with %s has no own word", (_what, password) => {
  expect(containsOwnWord(password, names)).toBe(false);
});

test("a short user name does not forbid every password that has its letters", () => {
  expect(containsOwnWord("Lumihiutale-7", ["lum", "hiu@posti.example"])).toBe(false);
});

test("a user name of letters and digits is an own word as a whole", () => {
  expect(containsOwnWord("X-a1b2c3d4", ["A1B2c3d4"])).toBe(true);
});

import { expect, test } from "vitest";
import { isSameContact, maskContact, PersonalDataSearch, toContactKey } from "./personal-data-search.ts";

const parse = (contact: string) => toContactKey(PersonalDataSearch.parse({ contact }));

test.each([
  ["Aino.Ahonala@Posti.Example", { email: "aino.ahonala@posti.example" }],
  ["040 123 4567", { phone: "+358401234567" }],
  ["+358 40 1234567", { phone: "+358401234567" }],
])("%s is compared as one spelling", (typed, key) => {
  expect(parse(typed)).toEqual(key);
});

test.each(["Aino", "", "aino@", "12"])("%j is neither an address nor a number", (contact) => {
  expect(PersonalDataSearch.safeParse({ contact }).success).toBe(false);
});

test("a stored number is the same in any spelling, and nothing is the same as nothing", () => {
  expect(isSameContact(parse("040 123 4567"), "+358401234567")).toBe(true);
  expect(isSameContact(parse("040 123 4567"), "040-1234567")).toBe(true);
  expect(isSameContact(parse("040 123 4567"), "040 123 4568")).toBe(false);
  expect(isSameContact(parse("040 123 4567"), "")).toBe(false);
});

test("the change log has an address masked", () => {
  expect(maskContact({ email: "aino.ahonala@posti.example" })).toBe("a…@p….example");
  expect(maskContact({ phone: "+358401234567" })).toBe("+358…67");
});

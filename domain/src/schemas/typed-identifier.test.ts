import { expect, test } from "vitest";
import { normalizeIdentifier, removeBlanks, toPincode, toZip } from "./typed-identifier.ts";

test.each([
  ["plain", "33100", "33100"],
  ["soft hyphens", "33\u00AD100", "33100"],
  ["zero-width spaces", "\u200B33100\u200B\uFEFF", "33100"],
  ["directions of a copied number", "\u202A33100\u202C", "33100"],
  ["variation selectors", "3\uFE0F3\uFE0E100", "33100"],
  ["full-width digits", "３３１００", "33100"],
  ["a no-break hyphen", "0112038\u20119", "0112038-9"],
  ["an en dash", "0112038–9", "0112038-9"],
  ["a minus sign", "0112038\u22129", "0112038-9"],
  ["a full-width hyphen", "0112038\uFF0D9", "0112038-9"],
  ["no-break, thin and wide spaces", "\u00A033\u2009100\u3000", "33 100"],
  ["tabs and line breaks", "33\t100\r\n", "33 100"],
])("an identifier with %s is read", (_what, typed, read) => {
  expect(normalizeIdentifier(typed)).toBe(read);
});

test("normalizing twice changes nothing", () => {
  for (const typed of ["\u3164 ３ – ３", "a\u200Db", "－－", "FI-33\u00A0100"])
    expect(normalizeIdentifier(normalizeIdentifier(typed))).toBe(normalizeIdentifier(typed));
});

test("blanks inside are removed where they mean nothing", () => {
  expect(removeBlanks(" 0112038 -\u00A09 ")).toBe("0112038-9");
});

test.each(["33100", "33 100", "FI-33100", "fi 33100", "FIN-33100", "FI\u201133100", "３３１００", "FI33100"])(
  "the zip code '%s' is 33100",
  (typed) => {
    expect(toZip(typed)).toBe("33100");
  },
);

test.each(["SE-33100", "3310", "331000", "FI"])("'%s' stays what it is, which no zip code is", (typed) => {
  expect(toZip(typed)).toBe(typed);
});

test.each(["123456", "123 456", "123-456", "1 2 3 4 5 6", "１２３４５６"])(
  "the pincode '%s' is 123456",
  (typed) => {
    expect(toPincode(typed)).toBe("123456");
  },
);

import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { matchesUserText, parseUserText, toUserTerms } from "./user-terms.ts";

const locality = { _id: "tampere", location: "Tampere", zoom: 11 };
const user = {
  username: "halkomestari",
  email: "info@halkomestari.example",
  fullName: "Hannes Halmela",
  companyName: "Halkomestari Oy",
  contactPerson: "Hannes Halmela",
  ytunnus: "0112038-9",
  contactInformation: {
    firstname: "Hannes",
    lastname: "Halmela",
    phonenumbers: ["040 123 4567", "+46 70 123 45 67"],
  },
  address: {
    street: "Sahantie 1",
    zip: "33100",
    locality,
    region: { _id: "pirkanmaa", name: "Pirkanmaa" },
    coords: { lat: 61, lng: 23 },
  },
};
const terms = toUserTerms(user);

/** Whether the user is found: the query has the term, and the check of the prefixes passes. */
function finds(text: string): boolean {
  const search = parseUserText(text);
  return (search.term === null || terms.includes(search.term)) && matchesUserText(terms, search);
}

describe("§2 a user is found by", () => {
  test.each([
    "+358 40 123 4567",
    "+358401234567",
    "+358 (0)40 123 4567",
    "00358 40 1234567",
    "358401234567",
    "0401234567",
    "040-1234567",
    "(040) 123 4567",
    "040 123",
    "401234567",
    "+46 70 123 45 67",
    "0046701234567",
  ])("the phone number %s", (typed) => {
    expect(finds(typed)).toBe(true);
    expect(parseUserText(typed).isExact).toBe(true);
  });

  test.each(["0112038-9", "01120389", "0112038", "FI01120389", "fi 0112038-9"])(
    "the Y-tunnus %s",
    (typed) => {
      expect(finds(typed)).toBe(true);
    },
  );

  test.each([
    "info@halkomestari.example",
    "INFO@Halkomestari.example",
    "info@halko",
    "info@",
    "halkomestari.example",
  ])("the e-mail address %s", (typed) => {
    expect(finds(typed)).toBe(true);
  });

  test.each([
    "halmela",
    "Hannes Halmela",
    "halmela 040 123 4567",
    "info@halkomestari.example Tampere",
    "halkom tampere",
  ])("the text %s", (typed) => {
    expect(finds(typed)).toBe(true);
  });
});

test.each([
  ["Halko 2000 Oy", "Halko 2000 Oy"],
  ["Halko 2000 Oy", "2000"],
  ["Puu 12345 Oy", "Puu 12345 Oy"],
  ["Puu 12345 Oy", "12345"],
  ["Klapi 010 2030 Oy", "klapi 010 2030"],
  ["Metsä 2000–2010 Ky", "metsä 2000–2010"],
])("the company %s, which has a number in its name, is found by '%s'", (companyName, typed) => {
  const search = parseUserText(typed);
  const indexed = toUserTerms({ ...user, companyName });
  expect(indexed).toContain(search.term);
  expect(matchesUserText(indexed, search)).toBe(true);
});

test.each([
  "040 765 4321",
  "0112039-7",
  "info@toinen.example",
  "halmela 040 765 4321",
  "inf@halkomestari.example",
])("a user is not found by %s of somebody else", (typed) => {
  expect(finds(typed)).toBe(false);
});

test.each([
  ["halmela", "halmela", true],
  ["halmela hannes", "hal han", false],
  ["hannes 040 123 4567", "358401234567", false],
  ["aino@posti.example", "aino@posti.example", true],
  ["x", null, false],
  ["", null, true],
  ["aino.12345@posti.example", "aino.12345@posti.example", true],
  // Too few digits for a phone number.
  ["sauna 33", "sauna", false],
])("the text '%s' is queried by the term %j", (text, term, isExact) => {
  expect(parseUserText(text)).toMatchObject({ term, isExact });
});

test("a phone number is found however its digits are grouped, and while it is being typed", () => {
  const separator = fc.constantFrom("", " ", "-");
  fc.assert(
    fc.property(
      fc.array(separator, { minLength: 9, maxLength: 9 }),
      fc.integer({ min: 5, max: 10 }),
      (between, length) => {
        const typed = [..."0401234567"].map((digit, index) => `${digit}${between[index] ?? ""}`);
        expect(finds(typed.slice(0, length).join(""))).toBe(true);
      },
    ),
  );
});

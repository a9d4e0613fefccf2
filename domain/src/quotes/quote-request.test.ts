import { describe, expect, test } from "vitest";
import { NewQuoteRequest } from "./new-quote-request.ts";
import { formatQuotePlace } from "./quote-request.ts";

const form = {
  name: " Tuula  Rantakoivu ",
  email: "Tuula@Posti.example",
  description: "Kaksi kuusta pihalta,\r\nhalkaisija noin 40 cm.",
  zip: "35300",
  region: "pirkanmaa",
  locality: "orivesi",
};

const findErrors = (sent: object) =>
  NewQuoteRequest.safeParse({ ...form, ...sent }).error?.issues.map(({ path }) => path.join("."));

test("what may be left out of a request becomes null, and what is typed is tidied up", () => {
  expect(NewQuoteRequest.parse({ ...form, street: " ", wishedTime: "" })).toMatchObject({
    description: "Kaksi kuusta pihalta,\nhalkaisija noin 40 cm.",
    phonenumber: null,
    street: null,
    wishedTime: null,
    photos: [],
  });
});

describe("a request for a quote is rejected", () => {
  test.each([
    { why: "without a way to answer", sent: { email: "", phonenumber: " " }, field: "email" },
    { why: "with a mistyped address", sent: { email: "tuula@" }, field: "email" },
    { why: "with a mistyped number", sent: { phonenumber: "soita" }, field: "phonenumber" },
    { why: "without a description", sent: { description: "Kaato" }, field: "description" },
    { why: "with a long description", sent: { description: "a".repeat(2001) }, field: "description" },
    {
      why: "with a web address, of which the seller's mail would make a link",
      sent: { description: "Katso kuvat: https://huijaus.example/voitto" },
      field: "description",
    },
    { why: "with four photos", sent: { photos: ["a", "b", "c", "d"] }, field: "photos" },
  ])("$why", ({ sent, field }) => {
    expect(findErrors(sent)).toEqual([field]);
  });

  test("but a phone number alone is enough", () => {
    expect(findErrors({ email: "", phonenumber: "050 000 0123" })).toBeUndefined();
  });
});

test("the place of the work has a street only where one is known", () => {
  const place = {
    street: null,
    zip: "35300",
    locality: { _id: "orivesi", location: "Orivesi" },
    region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  };
  expect(formatQuotePlace(place)).toBe("35300 Orivesi, Pirkanmaa");
  expect(formatQuotePlace({ ...place, street: "Metsätie 4" })).toBe("Metsätie 4, 35300 Orivesi, Pirkanmaa");
});

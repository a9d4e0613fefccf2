import { expect, test } from "vitest";
import { NewUser, Registration, UserChange } from "../accounts/registration.ts";
import { CheckoutForm } from "../cart/checkout-form.ts";
import { createContact, replyToTicket } from "../contract/contacts.ts";
import { mailedLine } from "./mailed-line.ts";
import { validate } from "./validation.ts";

const message = "Poista verkko-osoite tästä kentästä.";

test.each([
  "VOITIT 1000 e! Lunasta: https://evil.example/voitto",
  "HTTP://evil.example",
  "ftp://evil.example",
  "Lunasta www.evil.example",
  "Lunasta evil.example/voitto",
  "(evil.example/voitto)",
  "evil.example:8080/voitto",
  "evil.example?voitto",
  "evil.example#voitto",
  "192.0.2.1/voitto",
  "voitä.example/ä",
  "ｅｖｉｌ．ｅｘａｍｐｌｅ／ｖｏｉｔｔｏ",
  "evil。example/voitto",
  "https\u200b://evil.example",
])("%j has a web address", (typed) => {
  expect(validate(mailedLine(120), typed)).toEqual({ ok: false, fields: { body: message } });
});

test.each([
  "Sahantie 12",
  "Mannerheimint. 5 A/B 3",
  "Puutarhakatu 3/4",
  "c/o Virtanen, Kirkkok.12/3",
  "Tie 1.2/3",
  "Halkokauppa.fi Oy",
  "T:mi Puu/Risu",
  "Oy Puu Ab / Hannes H.",
  "Wwwalter Oy",
])("%j has none", (typed) => {
  expect(validate(mailedLine(120), typed)).toEqual({ ok: true, value: typed });
});

test("a text that is too long is rejected for its length alone", () => {
  const typed = "a.".repeat(50_000);
  expect(validate(mailedLine(120), typed)).toEqual({
    ok: false,
    fields: { body: "Pituus saa olla enintään 120 merkkiä." },
  });
});

test.each([
  ["the sign-up of a business", Registration, { business: true }, ["street", "contactPerson", "companyName"]],
  [
    "the sign-up of a person",
    Registration,
    { business: false },
    ["street", "contactPerson", "companyName", "firstname", "lastname"],
  ],
  ["an admin's form of a business", NewUser, { business: true }, ["street", "contactPerson", "companyName"]],
  [
    "the user-info form of a business",
    UserChange,
    { business: true },
    ["street", "contactPerson", "companyName"],
  ],
  [
    "the user-info form of a person",
    UserChange,
    { business: false },
    ["street", "contactPerson", "companyName", "firstname", "lastname"],
  ],
  ["the checkout form", CheckoutForm, {}, ["street", "firstname", "lastname"]],
  ["the contact form", createContact.body, {}, ["name"]],
  ["a visitor's reply", replyToTicket.body, {}, ["name"]],
])("no field of %s that goes into mails takes a web address", (_form, schema, kind, fields) => {
  const typed = Object.fromEntries(fields.map((name) => [name, "evil.example/voitto"]));
  const checked = validate(schema, { ...kind, ...typed });
  expect(checked).toMatchObject({
    ok: false,
    fields: Object.fromEntries(fields.map((name) => [name, message])),
  });
});

import { expect, test } from "vitest";
import * as z from "zod/mini";
import { CheckoutForm } from "../cart/checkout-form.ts";
import { Search } from "../search/search.ts";
import { validate } from "./validation.ts";

const filled = {
  firstname: "Aino",
  lastname: "Ahonala",
  email: "Aino@Posti.example ",
  phonenumber: "050 000 0123",
  street: "Kirkkotie 1",
  zip: "33100",
  region: "pirkanmaa",
  locality: "tampere",
  terms: true,
};

const findFieldErrors = (change: object) => {
  const checked = validate(CheckoutForm, { ...filled, ...change });
  return checked.ok ? {} : checked.fields;
};

test("a filled form passes, trimmed, without what it did not ask for", () => {
  const checked = validate(CheckoutForm, { ...filled, price: 1 });
  expect(checked).toEqual({ ok: true, value: { ...filled, email: "aino@posti.example" } });
});

test.each([
  [{ firstname: undefined }, { firstname: "Vaadittu kenttä" }],
  [{ firstname: "  " }, { firstname: "Vaadittu kenttä" }],
  [{ firstname: 5 }, { firstname: "Arvo on väärää tyyppiä." }],
  [{ firstname: "a".repeat(61) }, { firstname: "Pituus saa olla enintään 60 merkkiä." }],
  [{ email: "aino" }, { email: "Sähköposti on väärää formaattia." }],
  [
    { phonenumber: "soita" },
    { phonenumber: "Tarkista puhelinnumero: kirjoita vain numero, esimerkiksi 040 123 4567." },
  ],
  [{ zip: "3310" }, { zip: "Postinumerossa on viisi numeroa." }],
  [{ region: "../etc" }, { region: "Tuntematon tunniste." }],
  [{ terms: false }, { terms: "Hyväksy toimitusehdot." }],
])("%j is reported as %j", { tags: "s5-26" }, (change, fields) => {
  expect(findFieldErrors(change)).toEqual(fields);
});

test("what is no object at all is one missing body", () => {
  expect(validate(CheckoutForm, null)).toEqual({ ok: false, fields: { body: "Vaadittu kenttä" } });
});

test("an empty or all-embracing search value means no filter", () => {
  const checked = validate(Search, { region: "", quality: "all", category: "Polttopuut" });
  expect(checked).toEqual({
    ok: true,
    value: { category: "Polttopuut", sort: "newest", amount: 5, amountUnit: "Irto-m3", limit: 500 },
  });
});

test.each([
  [z.string().check(z.maxLength(4000)), "x".repeat(4001), "Pituus saa olla enintään 4\u00a0000 merkkiä."],
  [z.string().check(z.minLength(3)), "x", "Pituuden tulee olla vähintään 3 merkkiä."],
  [z.string().check(z.maxLength(1)), "xy", "Pituus saa olla enintään 1 merkki."],
  [z.array(z.string()).check(z.minLength(2)), [], "Kohtia tulee olla vähintään 2."],
  [z.number().check(z.maximum(10)), 11, "Arvon tulee olla enintään 10."],
])("a size that is not allowed is told in Finnish: %#", (schema, input, message) => {
  expect(validate(schema, input)).toEqual({ ok: false, fields: { body: message } });
});

import { expect, test } from "vitest";
import { CheckoutForm } from "../cart/checkout-form.ts";
import { Search } from "../products/search.ts";
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
])("%j is reported as %j", (change, fields) => {
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

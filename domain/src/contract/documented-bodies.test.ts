import { expect, test } from "vitest";
import { UserChange } from "../accounts/registration.ts";
import { readCheckoutForm, readLocalityForm, readUserForm } from "./documented-bodies.ts";

const form = {
  firstname: "Tuomas",
  lastname: "Tukkinen",
  email: "tuomas@posti.example",
  phonenumber: "050 000 0999",
  contactPerson: "Tuomas Tukkinen",
  street: "Metsätie 3",
  zip: "33100",
  region: "pirkanmaa",
  locality: "tampere",
  ytunnus: "9000013-4",
};

const answered = {
  _id: "tuomas",
  email: "tuomas@posti.example",
  fullName: "Tuomas Tukkinen",
  business: false,
  person: true,
  contactInformation: { firstname: "Tuomas", lastname: "Tukkinen", phonenumbers: ["050 000 0999"] },
  address: {
    street: "Metsätie 3",
    zip: "33100",
    locality: { _id: "tampere", location: "Tampere", zoom: 11 },
    region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  },
  contactPerson: "Tuomas Tukkinen",
  ytunnus: "9000013-4",
};

test("a user as it was answered is the user-info form", () => {
  expect(UserChange.parse(readUserForm(answered))).toEqual(UserChange.parse({ ...form, business: false }));
});

test("what the form names counts, not what the answer had", () => {
  const changed = { ...answered, street: "Uusitie 9", locality: "orivesi" };
  expect(readUserForm(changed)).toMatchObject({ street: "Uusitie 9", locality: "orivesi", zip: "33100" });
});

test.each([
  { what: "of a person", sent: form, business: false },
  { what: "of a business", sent: { companyName: "Puu Oy", ytunnus: "9000013-4" }, business: true },
  { what: "of a person with a trade name", sent: { ...form, companyName: "Klapi" }, business: false },
  { what: "that says it is a person's", sent: { companyName: "Klapi", person: true }, business: false },
  { what: "that says it is a business's", sent: { ...form, business: true }, business: true },
])("a form $what is read so", ({ sent, business }) => {
  expect(readUserForm(sent)).toMatchObject({ business });
});

test("a checkout form comes by itself or under its name, and a region as an id or as an object", () => {
  expect(readCheckoutForm({ checkoutForm: { zip: "33100" } })).toEqual({ zip: "33100" });
  expect(readCheckoutForm({ zip: "33100" })).toEqual({ zip: "33100" });
  expect(readLocalityForm({ region: { _id: "lappi", name: "Lappi" } })).toEqual({ region: "lappi" });
  expect(readLocalityForm({ region: "lappi" })).toEqual({ region: "lappi" });
  expect(readLocalityForm({ zoom: 11 })).toEqual({ zoom: 11 });
});

test.each([null, [], "text", 5, undefined])("%j is left to the schema", (sent) => {
  expect([readUserForm(sent), readCheckoutForm(sent), readLocalityForm(sent)]).toEqual([sent, sent, sent]);
});

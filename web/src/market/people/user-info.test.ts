import { toNewAccount } from "@halkopiha/domain/accounts/account.ts";
import { Registration, UserChange } from "@halkopiha/domain/accounts/registration.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { hiddenPersonalId } from "@halkopiha/domain/identity/identifiers.ts";
import { expect, test } from "vitest";
import { schemaResolver } from "../../lib/forms/schema-resolver.ts";
import { createUserInfoParser, toUserInfoValues, type UserInfoValues } from "./user-info.ts";

const tampere = {
  _id: "tampere",
  location: "Tampere",
  zoom: 11,
  region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  available: true,
  coords: { lat: 61.5, lng: 23.8 },
};

const common = {
  username: "tukkinen",
  email: "tukkinen@posti.example",
  phonenumber: "050 000 0777",
  contactPerson: "Tuomas Tukkinen",
  street: "Metsätie 3",
  zip: "33100",
  region: "pirkanmaa",
  locality: "tampere",
  password: "Klapikasa-7",
  confPassword: "Klapikasa-7",
  accountPlan: "basic",
  terms: true,
};

function seller(form: object): User {
  const since = "2026-01-01T00:00:00.000Z";
  const account = toNewAccount(Registration.parse({ ...common, ...form }), tampere, true);
  return { _id: "t", createdAt: since, updatedAt: since, ...account };
}

const business = seller({ business: true, companyName: "Tukkisen Puu Oy", ytunnus: "9000013-4" });
const person = seller({
  business: false,
  firstname: "Tuomas",
  lastname: "Tukkinen",
  socialSecurityNumber: "010190-900P",
});
/** An account that an admin created, without an identity number; and one with a Y-tunnus in its place. */
const unknown: User = { ...person, socialSecurityNumber: null };
const trader: User = { ...unknown, ytunnus: "9000013-4" };

async function validateForm(user: User, changes: Partial<UserInfoValues>) {
  const options = { fields: {}, shouldUseNativeValidation: false };
  const judgeForm = schemaResolver<UserInfoValues, typeof UserChange>(UserChange, createUserInfoParser(user));
  return judgeForm({ ...toUserInfoValues(user), ...changes }, undefined, options);
}

const required = "Vaadittu kenttä";
const faults: [who: string, field: keyof UserInfoValues, typed: string, told: string, user: User][] = [
  ["a business", "companyName", "", required, business],
  ["a business", "companyName", "x".repeat(121), "Pituus saa olla enintään 120 merkkiä.", business],
  ["a business", "ytunnus", "", required, business],
  ["a business", "ytunnus", "1234567-8", "Tarkista Y-tunnus. Se on muotoa 1234567-1.", business],
  ["a business", "website", "ei osoite", "Tarkista kotisivun osoite.", business],
  ["a person", "firstname", "", required, person],
  ["a person", "firstname", "x".repeat(61), "Pituus saa olla enintään 60 merkkiä.", person],
  ["a person", "lastname", " ", required, person],
  ["a person", "companyName", "x".repeat(121), "Pituus saa olla enintään 120 merkkiä.", person],
  ["a person", "ytunnus", "9000013-5", "Tarkista Y-tunnus. Se on muotoa 1234567-1.", person],
  [
    "a person",
    "socialSecurityNumber",
    "010190-900X",
    "Tarkista henkilötunnus. Se on muotoa 131052-308T.",
    person,
  ],
  ["everyone", "email", "ei osoite", "Sähköposti on väärää formaattia.", business],
  ["everyone", "phonenumber", "", required, business],
  [
    "everyone",
    "phonenumber",
    "soita",
    "Tarkista puhelinnumero: kirjoita vain numero, esimerkiksi 040 123 4567.",
    business,
  ],
  ["everyone", "contactPerson", "", required, person],
  ["everyone", "street", "", required, person],
  ["everyone", "zip", "", required, person],
  ["everyone", "zip", "331000", "Postinumerossa on viisi numeroa.", person],
  ["everyone", "region", "", required, person],
  ["everyone", "locality", "", required, person],
];

test.each(faults)(
  "§5 the user-info form of %s rejects as %s '%s'",
  { tags: ["s5-20", "s5-21"] },
  async (...fault) => {
    const [, field, typed, told, user] = fault;
    const { errors } = await validateForm(user, { [field]: typed, currentPassword: "Salasana-123" });
    expect(errors).toEqual({ [field]: expect.objectContaining({ message: told }) });
  },
);

const taken: [what: string, user: User, changes: Partial<UserInfoValues>, sent: object][] = [
  ["as it was saved, by a business", business, {}, { business: true, ytunnus: "9000013-4", website: null }],
  ["as it was saved, by a person", person, {}, { business: false, companyName: null }],
  [
    "a home page without its scheme",
    business,
    { website: "puu.example" },
    { website: "https://puu.example" },
  ],
  ["a Y-tunnus in place of an id", unknown, { ytunnus: "9000013-4" }, { socialSecurityNumber: null }],
  ["another street of a person without ids", unknown, { street: "Uusitie 9" }, { street: "Uusitie 9" }],
  ["a trade name of a person", person, { companyName: "Klapi" }, { companyName: "Klapi" }],
];

test.each(taken)("§5 the user-info form takes %s", async (_what, user, changes, sent) => {
  expect((await validateForm(user, changes)).values).toMatchObject(sent);
});

test("§5 a personal id is never shown; left empty it stays, typed anew it is sent", async () => {
  expect(toUserInfoValues(person).socialSecurityNumber).toBe("");
  const kept = await validateForm(person, {});
  expect(kept.values).toMatchObject({ socialSecurityNumber: hiddenPersonalId });
  const anew = await validateForm(person, { socialSecurityNumber: "010190-900p" });
  expect(anew.values).toMatchObject({ socialSecurityNumber: "010190-900P" });
});

test.each([{ email: "uusi@posti.example" }, { phonenumber: "050 000 0888" }])(
  "the user-info form asks for the current password with %j, and takes it",
  async (changes) => {
    const { errors } = await validateForm(person, changes);
    expect(errors).toEqual({ currentPassword: expect.objectContaining({ message: required }) });
    const { values } = await validateForm(person, { ...changes, currentPassword: "Salasana-123" });
    expect(values).toMatchObject(changes);
  },
);

test("§5 a person who has a Y-tunnus in place of an id does not lose it", async () => {
  const { errors } = await validateForm(trader, { ytunnus: "" });
  expect(errors).toEqual({ socialSecurityNumber: expect.objectContaining({ message: required }) });
});

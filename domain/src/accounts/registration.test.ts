import { describe, expect, test } from "vitest";
import type * as z from "zod/mini";
import { validate } from "../schemas/validation.ts";
import { AccountSettings } from "./account-settings.ts";
import {
  NewUser,
  PasswordRecovery,
  Pincode,
  PincodeRequest,
  Registration,
  UserChange,
} from "./registration.ts";
import { losesIds } from "./user.ts";

const everyone = {
  phonenumber: "050 000 0999",
  contactPerson: "Tuomas Tukkinen",
  street: "Metsätie 3",
  zip: "33100",
  region: "pirkanmaa",
  locality: "tampere",
};
const joining = {
  ...everyone,
  email: "tuomas@tukkinen.example",
  contactByPhone: false,
  username: "tukkinen",
  password: "Halkomestari1",
  confPassword: "Halkomestari1",
  accountPlan: "basic",
  terms: true,
};
const names = { firstname: "Tuomas", lastname: "Tukkinen", companyName: null };
const company = { companyName: "Tukkisen Puu Oy", ytunnus: "9000013-4", website: null };

const person = { business: false, ...names, socialSecurityNumber: "010190-900P", ...joining };
const business = { business: true, ...company, ...joining };

/** The field errors of a form; empty when it is valid. */
function findFieldErrors(schema: z.ZodMiniType, form: object): object {
  const checked = validate(schema, form);
  return checked.ok ? {} : checked.fields;
}

/** The parsed form; throws when it is invalid. */
function taken<S extends z.ZodMiniType>(schema: S, form: unknown): z.output<S> {
  return schema.parse(form);
}

const required = "Vaadittu kenttä";

describe("§5 the sign-up form", () => {
  test.each([
    { who: "a person", form: person },
    { who: "a business", form: business },
  ])("of $who is taken as it is, without what was not asked for", ({ form }) => {
    expect(taken(Registration, { ...form, role: "root", userAccount: { paid: true } })).toEqual(form);
  });

  test.each([
    [{ firstname: "" }, { firstname: required }],
    [{ lastname: undefined }, { lastname: required }],
    [{ socialSecurityNumber: undefined }, { socialSecurityNumber: required }],
    [
      { socialSecurityNumber: "010190-900R" },
      { socialSecurityNumber: "Tarkista henkilötunnus. Se on muotoa 131052-308T." },
    ],
    [{ email: "" }, { email: required }],
    [{ email: "tuomas" }, { email: "Sähköposti formaatti ei täsmää!" }],
    [{ confPassword: "Halkomestari2" }, { confPassword: "Salasanat eivät täsmää!" }],
    [{ username: "a b" }, { username: "Käyttäjänimessä on 3–30 kirjainta, numeroa tai merkkiä . _ -" }],
    [{ terms: false }, { terms: "Hyväksy käyttöehdot." }],
    [{ zip: "" }, { zip: "Postinumerossa on viisi numeroa." }],
    [
      { phonenumber: "soita" },
      { phonenumber: "Tarkista puhelinnumero: kirjoita vain numero, esimerkiksi 040 123 4567." },
    ],
    [
      { phonenumber: "09 1234 5678", contactByPhone: true },
      { phonenumber: "Tekstiviestejä lähetetään vain suomalaisiin matkapuhelinnumeroihin." },
    ],
    [{ phonenumber: undefined, contactByPhone: true }, { phonenumber: required }],
    [{ contactPerson: " " }, { contactPerson: required }],
    [
      { firstname: "", email: "", confPassword: "" },
      { firstname: required, email: required, confPassword: "Salasanat eivät täsmää!" },
    ],
  ])(
    "of a person with %j is rejected with %j",
    { tags: ["s5-9", "s5-11", "s5-15", "s5-17", "s5-19"] },
    (change, fields) => {
      expect(findFieldErrors(Registration, { ...person, ...change })).toEqual(fields);
    },
  );

  test.each([
    [{ companyName: "" }, { companyName: required }],
    [{ ytunnus: "" }, { ytunnus: "Tarkista Y-tunnus. Se on muotoa 1234567-1." }],
    [{ ytunnus: undefined }, { ytunnus: required }],
    [{ website: "tukkinen" }, { website: "Tarkista kotisivun osoite." }],
  ])("of a business with %j is rejected with %j", { tags: "s5-13" }, (change, fields) => {
    expect(findFieldErrors(Registration, { ...business, ...change })).toEqual(fields);
  });

  test.each([
    { what: "a person's company", form: { ...person, companyName: "" }, stored: { companyName: null } },
    { what: "a business's home page", form: { ...business, website: " " }, stored: { website: null } },
    {
      what: "the e-mail address of who is sent codes by SMS",
      form: { ...person, email: "", contactByPhone: true },
      stored: { email: null },
    },
  ])("may leave out $what", { tags: ["s5-12", "s5-14", "s5-16"] }, ({ form, stored }) => {
    expect(taken(Registration, form)).toMatchObject(stored);
  });
});

describe("an account that an admin makes", () => {
  const { confPassword, terms, ...form } = person;

  test("is of a user unless said otherwise", () => {
    expect(taken(NewUser, form)).toEqual({ ...form, role: "user" });
    expect(taken(NewUser, { ...form, role: "admin" })).toMatchObject({ role: "admin" });
  });

  test("may do without the personal identity code, not without a way to send codes", () => {
    expect(taken(NewUser, { ...form, socialSecurityNumber: "" })).toMatchObject({
      socialSecurityNumber: null,
    });
    expect(findFieldErrors(NewUser, { ...form, email: null })).toEqual({ email: required });
  });
});

describe("the user-info form", () => {
  const change = { business: false, ...names, ...everyone, email: joining.email };

  test.each([
    { socialSecurityNumber: "******-****" },
    { socialSecurityNumber: "010190-900P" },
    { ytunnus: "9000013-4" },
    { ytunnus: "9000013-4", socialSecurityNumber: "******-****" },
  ])("of a person is taken with %j", { tags: "s2-user-10" }, (ids) => {
    expect(findFieldErrors(UserChange, { ...change, ...ids })).toEqual({});
  });

  test("of a person without any id is taken; only one that takes it away is not", () => {
    const form = { ...change, socialSecurityNumber: "", ytunnus: null };
    expect(findFieldErrors(UserChange, form)).toEqual({});
    const none = { person: true, socialSecurityNumber: null, ytunnus: null };
    const business = { person: false, socialSecurityNumber: null, ytunnus: "9000013-4" };
    expect(losesIds(none, none)).toBe(false);
    expect(losesIds({ ...none, ytunnus: "9000013-4" }, none)).toBe(true);
    expect(losesIds({ ...none, socialSecurityNumber: "******-****" }, none)).toBe(true);
    expect(losesIds(business, none)).toBe(true);
    expect(losesIds(business, business)).toBe(false);
  });

  test("may leave out what stays as it is stored", () => {
    const { companyName: _, ...without } = change;
    const sent = taken(UserChange, without);
    for (const name of ["companyName", "socialSecurityNumber", "ytunnus"])
      expect(sent).not.toHaveProperty(name);
    expect(taken(UserChange, { ...change, companyName: " ", ytunnus: "9000013-4" })).toMatchObject({
      companyName: null,
      ytunnus: "9000013-4",
    });
  });

  test("of a business needs its name and Y-tunnus", () => {
    const form = { ...change, business: true, companyName: "", ytunnus: null };
    expect(findFieldErrors(UserChange, form)).toEqual({ companyName: required, ytunnus: required });
  });
});

test("account settings name each locality by its id alone, at most as many as there are", () => {
  const form = { deliveryMethod: "Kuljetus", deliveryLocations: [{ _id: "inari", location: "Utsjoki" }] };
  expect(taken(AccountSettings, form)).toEqual({
    deliveryMethod: "Kuljetus",
    deliveryLocations: [{ _id: "inari" }],
  });
  const tooMany = Array.from({ length: 321 }, (_, index) => ({ _id: `paikka-${index}` }));
  expect(findFieldErrors(AccountSettings, { ...form, deliveryLocations: tooMany })).toHaveProperty(
    "deliveryLocations",
  );
});

test.each([
  ["123456", "123456"],
  [" 123 456 ", "123456"],
  ["012345", "012345"],
  ["12345", null],
  ["1234567", null],
  ["12345a", null],
  ["١٢٣٤٥٦", null],
])("the pincode %j is read as %j", (typed, read) => {
  expect(Pincode.safeParse(typed).data ?? null).toBe(read);
});

test.each([
  { request: { email: "Tuomas@Tukkinen.example" }, errors: {} },
  { request: { username: "tukkinen" }, errors: {} },
  { request: {}, errors: { email: required } },
])("a code is asked for by address or user name: $request", ({ request, errors }) => {
  expect(findFieldErrors(PincodeRequest, request)).toEqual(errors);
  const recovery = { pincode: "123456", password: "Halkomestari1", confPassword: "Halkomestari1" };
  expect(findFieldErrors(PasswordRecovery, { ...recovery, ...request })).toEqual(errors);
});

test("a new password is strong and typed alike twice", { tags: ["s5-6", "s5-8"] }, () => {
  const form = { username: "tukkinen", pincode: "123456", password: "halko", confPassword: "halk" };
  expect(findFieldErrors(PasswordRecovery, form)).toEqual({
    password: "Heikko salasana",
    confPassword: "Salasanat eivät täsmää!",
  });
});

import { describe, expect, test } from "vitest";
import type { Locality } from "../reference-data/region.ts";
import { applyUserChange, toNewAccount, toUserIndexFields, withLocality, withSettings } from "./account.ts";
import type { Registration, UserChange } from "./registration.ts";
import type { User } from "./user.ts";

const tampere: Locality = {
  _id: "tampere",
  location: "Tampere",
  zoom: 11,
  region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  available: true,
  coords: { lat: 61.5, lng: 23.76 },
};
const inari: Locality = {
  _id: "inari",
  location: "Inari",
  zoom: 10,
  region: { _id: "lappi", name: "Lappi" },
  available: true,
  coords: { lat: 68.66, lng: 27.54 },
};

const joining = {
  email: "tuomas@tukkinen.example",
  contactByPhone: false,
  username: "Tukkinen",
  password: "Halkomestari1",
  confPassword: "Halkomestari1",
  accountPlan: "basic" as const,
  phonenumber: "050 000 0999",
  contactPerson: "Tiina Tukkinen",
  street: "Metsätie 3",
  zip: "33100",
  region: "pirkanmaa",
  locality: "tampere",
  terms: true as const,
};
const names = { firstname: "Tuomas", lastname: "Tukkinen", companyName: null };
const company = { companyName: "Tukkisen Puu Oy", ytunnus: "9000013-4", website: "https://tukkinen.example" };
const person: Registration = {
  ...joining,
  ...names,
  business: false,
  socialSecurityNumber: "010190-900P",
};
const business: Registration = { ...joining, ...company, business: true };

const times = { createdAt: "2026-03-01T08:00:00.000Z", updatedAt: "2026-03-01T08:00:00.000Z" };
const tuomas: User = { ...toNewAccount(person, tampere, true), ...times, _id: "tuomas" };

describe("an account begins", () => {
  test("unpaid and inactive, in its locality, fetched from the yard", {
    tags: ["s3-4", "s4-15", "s6-1"],
  }, () => {
    expect(toNewAccount(person, tampere, false)).toMatchObject({
      role: "user",
      verified: false,
      userAccount: { paid: false, isActive: false, expires: null, timesActivated: 0 },
      address: {
        street: "Metsätie 3",
        zip: "33100",
        locality: { _id: "tampere", location: "Tampere", zoom: 11 },
        region: { _id: "pirkanmaa", name: "Pirkanmaa" },
        coords: tampere.coords,
      },
      deliveryMethod: "Noutopiste",
      deliveryLocations: [],
    });
  });

  test.each([
    {
      who: "a person, by their own name",
      form: person,
      account: {
        business: false,
        person: true,
        fullName: "Tuomas Tukkinen",
        companyName: null,
        ytunnus: null,
      },
    },
    {
      who: "a business, by its contact person",
      form: business,
      account: { business: true, person: false, fullName: "Tiina Tukkinen", ...company },
    },
  ])("as that of $who", ({ form, account }) => {
    expect(toNewAccount(form, tampere, false)).toMatchObject(account);
  });

  test("without password, and with nothing of the personal identity code but that there is one", () => {
    const account = toNewAccount(person, tampere, false);
    expect(account.socialSecurityNumber).toBe("******-****");
    expect(JSON.stringify(account)).not.toMatch(/010190|Halkomestari1/);
    expect(toNewAccount(business, tampere, false).socialSecurityNumber).toBeNull();
  });

  test("with the role that an admin gives it", () => {
    const { confPassword, terms, ...form } = { ...joining, ...company, business: true as const };
    expect(toNewAccount({ ...form, role: "admin" }, tampere, true)).toMatchObject({ role: "admin" });
  });
});

const change: UserChange = {
  business: false,
  ...names,
  firstname: "Taneli",
  socialSecurityNumber: "******-****",
  ytunnus: null,
  email: "taneli@tukkinen.example",
  phonenumber: "050 000 0111",
  contactPerson: "Taneli Tukkinen",
  street: "Rantatie 1",
  zip: "99870",
  region: "lappi",
  locality: "inari",
};

describe("the user-info form", () => {
  test("changes what it holds and leaves the rest", () => {
    const changed = applyUserChange(tuomas, change, inari);
    expect(changed).toMatchObject({
      fullName: "Taneli Tukkinen",
      email: "taneli@tukkinen.example",
      address: { street: "Rantatie 1", locality: { _id: "inari" }, region: { _id: "lappi" } },
    });
    const { username, role, userAccount, billingByPhone, verified, createdAt } = tuomas;
    expect(changed).toMatchObject({ username, role, userAccount, billingByPhone, verified, createdAt });
  });

  test("changes the first telephone number and keeps the others", () => {
    const contactInformation = {
      ...tuomas.contactInformation,
      phonenumbers: ["050 000 0999", "09 123 4567"],
    };
    const changed = applyUserChange({ ...tuomas, contactInformation }, change, inari);
    expect(changed.contactInformation.phonenumbers).toEqual(["050 000 0111", "09 123 4567"]);
  });

  test("changes role, user name and plan where an admin says so", () => {
    const byAdmin = { username: "taneli", role: "admin", accountPlan: "premium" } as const;
    expect(applyUserChange(tuomas, { ...change, ...byAdmin }, inari)).toMatchObject({
      username: "taneli",
      role: "admin",
      userAccount: { account: { accountPlan: "premium" } },
    });
  });

  test("makes a business of a person, whose personal id is not kept", () => {
    const form: UserChange = { ...change, ...company, business: true };
    expect(applyUserChange(tuomas, form, inari)).toMatchObject({
      business: true,
      person: false,
      socialSecurityNumber: null,
      contactInformation: { firstname: "", lastname: "" },
      ...company,
    });
  });
});

test("what a form does not send stays as it is stored", () => {
  const {
    companyName: _,
    socialSecurityNumber: __,
    ytunnus: ___,
    ...sent
  } = {
    ...change,
    business: false as const,
  };
  const stored = { ...tuomas, companyName: "Tukkisen Klapi", ytunnus: "9000013-4" };
  const { companyName, socialSecurityNumber, ytunnus } = applyUserChange(stored, sent, inari);
  expect([companyName, socialSecurityNumber, ytunnus]).toEqual([
    "Tukkisen Klapi",
    "******-****",
    "9000013-4",
  ]);
  const form: UserChange = { ...sent, business: true, companyName: "Puu Oy", ytunnus: "9000013-4" };
  expect(applyUserChange({ ...tuomas, website: "https://a.example" }, form, inari).website).toBe(
    "https://a.example",
  );
  const settings = {
    accountDescription: "Halkoja",
    deliveryLocations: [{ _id: "inari", location: "Inari" }],
  };
  const seller = { ...tuomas, ...settings };
  expect(withSettings(seller, { deliveryMethod: "Kuljetus" }, null)).toEqual({
    ...seller,
    deliveryMethod: "Kuljetus",
  });
});

test("the account settings name each locality as it is called", () => {
  const form = {
    deliveryMethod: "Kuljetus",
    accountDescription: "Halkoja",
    deliveryLocations: [{ _id: "inari" }],
  } as const;
  const changed = withSettings(tuomas, { ...form, deliveryLocations: [...form.deliveryLocations] }, [inari]);
  const deliveryLocations = [{ _id: "inari", location: "Inari" }];
  expect(changed).toEqual({ ...tuomas, ...form, deliveryLocations });
});

describe("a locality that changes", () => {
  const renamed: Locality = {
    ...tampere,
    location: "Manse",
    zoom: 12,
    region: { _id: "pirkanmaa", name: "Pirkka" },
    coords: { lat: 61, lng: 23 },
  };
  const delivering: User = {
    ...tuomas,
    deliveryLocations: [
      { _id: "inari", location: "Inari" },
      { _id: "tampere", location: "Tampere" },
    ],
  };

  test("changes wherever a person lives and delivers", () => {
    expect(withLocality(delivering, renamed)).toEqual({
      ...delivering,
      address: {
        street: "Metsätie 3",
        zip: "33100",
        locality: { _id: "tampere", location: "Manse", zoom: 12 },
        region: { _id: "pirkanmaa", name: "Pirkka" },
        coords: { lat: 61, lng: 23 },
      },
      deliveryLocations: [
        { _id: "inari", location: "Inari" },
        { _id: "tampere", location: "Manse" },
      ],
    });
  });

  test("changes nothing for who has nothing to do with it", () => {
    const elsewhere = { ...renamed, _id: "utsjoki" };
    expect(withLocality(delivering, elsewhere)).toEqual(delivering);
  });
});

describe("in the panel", () => {
  test.each(["tukkinen", "tuomas", "tiina", "tamper", "tuo"])("a person is found by %s", (word) => {
    expect(toUserIndexFields(tuomas).words).toContain(word);
  });

  test.each(["010190", "metsatie", "050"])("a person is not found by %s", (word) => {
    expect(toUserIndexFields(tuomas).words).not.toContain(word);
  });

  test.each([
    { change: {}, sortName: "tuomas tukkinen" },
    { change: { fullName: "Åke Öhman" }, sortName: "ake ohman" },
    { change: { business: true, companyName: "Åströmin Puu Oy" }, sortName: "astromin puu oy" },
    { change: { business: true, companyName: null }, sortName: "tuomas tukkinen" },
  ])("$change stands under $sortName", ({ change, sortName }) => {
    expect(toUserIndexFields({ ...tuomas, ...change }).sortName).toBe(sortName);
  });
});

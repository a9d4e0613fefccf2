import { describe, expect, test } from "vitest";
import type { Locality } from "../reference-data/region.ts";
import { applyUserChange, toNewAccount, withPendingIdentity } from "./account.ts";
import { type NewUser, UserChange } from "./registration.ts";
import { effectiveRole, type User } from "./user.ts";

const tampere: Locality = {
  _id: "tampere",
  location: "Tampere",
  zoom: 11,
  region: { _id: "pirkanmaa", name: "Pirkanmaa" },
  available: true,
  coords: { lat: 61.5, lng: 23.76 },
};
const at = "2026-03-01T08:00:00.000Z";

const form: UserChange & NewUser = {
  business: true,
  companyName: "Tukkisen Puu Oy",
  ytunnus: "9000013-4",
  website: null,
  email: "tuomas@tukkinen.example",
  contactByPhone: false,
  phonenumber: "050 000 0999",
  contactPerson: "Tiina Tukkinen",
  street: "Metsätie 3",
  zip: "33100",
  region: "pirkanmaa",
  locality: "tampere",
  username: "Tukkinen",
  password: "Halkomestari1",
  accountPlan: "basic",
  role: "user",
};

const seller: User = { ...toNewAccount(form, tampere, true), _id: "tukkinen", createdAt: at, updatedAt: at };
const active: User = { ...seller, userAccount: { ...seller.userAccount, isActive: true, timesActivated: 1 } };

const saved = (user: User, change: Partial<UserChange>) =>
  withPendingIdentity(user, applyUserChange(user, UserChange.parse({ ...form, ...change }), tampere), at);

describe("an active business that saves its details", () => {
  test("asks for no other identity when only the street changes, though a person's name is stored with it", () => {
    const named = { ...active.contactInformation, firstname: "Tuomas", lastname: "Tukkinen" };
    const { pendingIdentity, address } = saved(
      { ...active, contactInformation: named },
      { street: "Uusitie 1" },
    );
    expect({ pendingIdentity: pendingIdentity ?? null, street: address.street }).toEqual({
      pendingIdentity: null,
      street: "Uusitie 1",
    });
  });

  test("keeps its name, and asks for the other one", () => {
    const { companyName, pendingIdentity } = saved(active, { companyName: "Toisen Puu Oy" });
    expect({ companyName, asked: pendingIdentity?.companyName }).toEqual({
      companyName: "Tukkisen Puu Oy",
      asked: "Toisen Puu Oy",
    });
  });

  test("changes its name at once as long as no admin has let it in", () => {
    expect(saved(seller, { companyName: "Toisen Puu Oy" }).companyName).toBe("Toisen Puu Oy");
  });
});

describe("an admin's account", () => {
  test("is active from its making on, and closed it has the rights of a user", () => {
    const admin = toNewAccount({ ...form, role: "admin" }, tampere, true);
    expect(effectiveRole(admin)).toBe("admin");
    expect(effectiveRole({ ...admin, userAccount: { ...admin.userAccount, isActive: false } })).toBe("user");
  });

  test("becomes active when the role is given, and waits to be activated when it is taken", () => {
    const promoted = applyUserChange(seller, { ...form, role: "admin" }, tampere);
    expect(promoted.userAccount).toMatchObject({ isActive: true, expires: null });
    const demoted = applyUserChange(promoted, { ...form, role: "user" }, tampere);
    expect(demoted.userAccount).toMatchObject({ isActive: false, expires: null });
  });
});

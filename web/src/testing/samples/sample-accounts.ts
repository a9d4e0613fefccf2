import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { IdentityRequest } from "@halkopiha/domain/identity/identity-request.ts";
import { sampleBusiness, samplePerson } from "./samples.ts";

/** An admin of the sample market. */
export const sampleAdmin = (changes: Partial<User> = {}): User =>
  samplePerson({
    _id: "yllapito",
    username: "yllapito",
    email: "yllapito@halkopiha.example",
    fullName: "Yrjö Ylläpitäjä",
    contactInformation: { firstname: "Yrjö", lastname: "Ylläpitäjä", phonenumbers: ["050 000 0001"] },
    role: "admin",
    ...changes,
  });

/** The root of the sample market. */
export const sampleRoot = (changes: Partial<User> = {}): User =>
  sampleAdmin({ _id: "juuri", username: "juuri", fullName: "Juho Juuri", role: "root", ...changes });

/** As many businesses, each with an id, a name and a user name of its own: `puu-1`, `Puu 1 Oy`. */
export const sampleUsers = (count: number): User[] =>
  Array.from({ length: count }, (_, index) => {
    const id = `puu-${index + 1}`;
    return sampleBusiness({ _id: id, username: id, companyName: `Puu ${index + 1} Oy` });
  });

const inactive = { paid: false, isActive: false, expires: null, timesActivated: 0 };

/** A business that has signed up and waits for an admin to activate its account. */
export const sampleNewAccount = (changes: Partial<User["userAccount"]> = {}): User =>
  sampleBusiness({
    userAccount: {
      ...inactive,
      account: { accountPlan: "basic" },
      fee: { net: 12_000, tax: 3060, gross: 15_060, vat: 2550, months: 12 },
      ...changes,
    },
  });

/** An account that is not active. */
export const samplePassive = (paid: boolean): User =>
  sampleBusiness({
    _id: paid ? "maksanut" : "uusi",
    username: paid ? "maksanut" : "uusi",
    companyName: paid ? "Maksanut Puu Oy" : "Uusi Puu Oy",
    userAccount: { ...inactive, paid, account: { accountPlan: "premium" } },
  });

/** A request of the sample business for another name. */
export const sampleIdentityRequest = (changes: Partial<IdentityRequest> = {}): IdentityRequest => ({
  business: true,
  companyName: "Toinen Puu Oy",
  firstname: "",
  lastname: "",
  ytunnus: "2617416-4",
  hasPersonalId: false,
  requestedAt: "2026-03-01T08:00:00.000Z",
  ...changes,
});

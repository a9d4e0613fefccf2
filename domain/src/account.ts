import type { AccountSettings } from "./account-settings.ts";
import { hiddenPersonalId } from "./identity.ts";
import type { Instant } from "./primitives.ts";
import type { Locality } from "./region.ts";
import type { NewUser, Registration, UserChange } from "./registration.ts";
import { type Activation, type Address, displayName, type User, type UserAccount } from "./user.ts";
import { pairsOf, prefixesOf, wordsOf } from "./words.ts";

/** A person before the database has given them an id and times. */
export type NewAccount = Omit<User, "_id" | "createdAt" | "updatedAt">;

function addressOf(form: Pick<Address, "street" | "zip">, place: Locality): Address {
  const { _id, location, zoom, region, coords } = place;
  return { street: form.street, zip: form.zip, locality: { _id, location, zoom }, region, coords };
}

type Names =
  | { business: true; companyName: string; website: string | null; ytunnus: string; contactPerson: string }
  | { business: false; companyName: string | null; firstname: string; lastname: string };

function namesOf(form: Names) {
  if (form.business) {
    const { companyName, website } = form;
    const names = { firstname: "", lastname: "" };
    return { business: true, person: false, companyName, website, fullName: form.contactPerson, names };
  }
  const { companyName, firstname, lastname } = form;
  const fullName = `${firstname} ${lastname}`;
  const names = { firstname, lastname };
  return { business: false, person: true, companyName, website: null, fullName, names };
}

/** An account as it begins: not paid, not active, sold from one's own yard. §4 */
export function accountOf(form: Registration | NewUser, place: Locality, verified: boolean): NewAccount {
  const { names, ...named } = namesOf(form);
  return {
    ...named,
    username: form.username,
    email: form.email,
    billingByPhone: form.contactByPhone,
    socialSecurityNumber: form.business || form.socialSecurityNumber === null ? null : hiddenPersonalId,
    ytunnus: form.business ? form.ytunnus : null,
    contactInformation: { ...names, phonenumbers: [form.phonenumber] },
    contactPerson: form.contactPerson,
    role: "role" in form ? form.role : "user",
    address: addressOf(form, place),
    userAccount: {
      paid: false,
      isActive: false,
      expires: null,
      timesActivated: 0,
      account: { accountPlan: form.accountPlan },
    },
    accountDescription: "",
    deliveryMethod: "Noutopiste",
    deliveryLocations: [],
    terms: true,
    verified,
  };
}

/** A person after the user-info form. What only an admin may change is changed where `form` holds it. §2 */
export function changedAccount(user: User, form: UserChange, place: Locality): User {
  const { names, ...named } = namesOf(form);
  const { userAccount, contactInformation } = user;
  const accountPlan = form.accountPlan ?? userAccount.account.accountPlan;
  const personalId = !form.business && form.socialSecurityNumber !== null ? hiddenPersonalId : null;
  return {
    ...user,
    ...named,
    email: form.email,
    billingByPhone: form.contactByPhone ?? user.billingByPhone,
    socialSecurityNumber: personalId,
    ytunnus: form.ytunnus,
    contactInformation: {
      ...names,
      phonenumbers: [form.phonenumber, ...contactInformation.phonenumbers.slice(1)],
    },
    contactPerson: form.contactPerson,
    address: addressOf(form, place),
    username: form.username ?? user.username,
    role: form.role ?? user.role,
    userAccount: { ...userAccount, account: { accountPlan } },
  };
}

/** A person after the account-settings form; `places` are the localities that it names. §2 */
export function withSettings(user: User, form: AccountSettings, places: readonly Locality[]): User {
  const { deliveryMethod, accountDescription } = form;
  const deliveryLocations = places.map(({ _id, location }) => ({ _id, location }));
  return { ...user, deliveryMethod, accountDescription, deliveryLocations };
}

/** A person after a place has changed: its name, region and position as it has them now, wherever the person lives or delivers. */
export function withPlace(user: User, place: Locality): User {
  const { address, deliveryLocations } = user;
  const { _id, location } = place;
  return {
    ...user,
    address: address.locality._id === _id ? addressOf(address, place) : address,
    deliveryLocations: deliveryLocations.map((known) => (known._id === _id ? { _id, location } : known)),
  };
}

/** An account after an admin has recorded whether it is paid and active. It runs to `yearEnd`. §4, §9 */
export function activated(account: UserAccount, { active, paid }: Activation, yearEnd: Instant): UserAccount {
  const begins = active && !account.isActive;
  return {
    ...account,
    paid,
    isActive: active,
    expires: active ? (begins ? yearEnd : account.expires) : null,
    timesActivated: account.timesActivated + (begins ? 1 : 0),
  };
}

/** Whether nobody has done anything for an account since it was registered: its address unproved, no fee, no admin's hand. */
export function isUntouched({
  verified,
  role,
  userAccount,
}: Pick<User, "verified" | "role" | "userAccount">): boolean {
  const { paid, isActive, timesActivated } = userAccount;
  return !verified && role === "user" && !paid && !isActive && timesActivated === 0;
}

/** What the panel finds and sorts people by; stored with each of them, never answered. */
export interface UserListing {
  /** Normalised prefixes of the words to find a person by, and the beginnings of each two of them. */
  words: string[];
  /** The name without case and diacritics. */
  sortName: string;
}

/** Computes the listing of one person. The only place that does. */
export function userListing(user: NewAccount): UserListing {
  const { username, email, fullName, companyName, contactPerson, address } = user;
  const texts = [
    username,
    email ?? "",
    fullName,
    companyName ?? "",
    contactPerson,
    address.locality.location,
  ];
  const words = [...prefixesOf(texts), ...pairsOf(texts)];
  return { words, sortName: wordsOf(displayName(user)).join(" ") };
}

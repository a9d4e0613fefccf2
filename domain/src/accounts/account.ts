import { toNameSkeleton, toSkeleton } from "../identity/confusables.ts";
import { hiddenPersonalId } from "../identity/identifiers.ts";
import type { Identity, IdentityRequest } from "../identity/identity-request.ts";
import { splitWords, toPrefixes, toPrefixPairs } from "../products/search-words.ts";
import type { Fee } from "../reference-data/membership.ts";
import type { Locality } from "../reference-data/region.ts";
import type { Instant } from "../schemas/primitives.ts";
import type { AccountSettings } from "./account-settings.ts";
import type { NewUser, Registration, UserChange } from "./registration.ts";
import { type Address, displayName, isAdmin, type Role, type User, type UserAccount } from "./user.ts";

/** A person before the database has given them an id and times. */
export type NewAccount = Omit<User, "_id" | "createdAt" | "updatedAt">;

function toAddress(form: Pick<Address, "street" | "zip">, locality: Locality): Address {
  const { _id, location, zoom, region, coords } = locality;
  return { street: form.street, zip: form.zip, locality: { _id, location, zoom }, region, coords };
}

type Names =
  | { business: true; companyName: string; website: string | null; ytunnus: string; contactPerson: string }
  | { business: false; companyName: string | null; firstname: string; lastname: string };

function toNameFields(form: Names) {
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

/** An account as it begins: not paid, sold from one's own yard, and active for admins alone. §4 */
export function toNewAccount(
  form: Registration | NewUser,
  locality: Locality,
  verified: boolean,
  fee: Fee | null = null,
): NewAccount {
  const { names, ...named } = toNameFields(form);
  const role = "role" in form ? form.role : "user";
  return {
    ...named,
    username: form.username,
    email: form.email,
    billingByPhone: form.contactByPhone,
    socialSecurityNumber: form.business || form.socialSecurityNumber === null ? null : hiddenPersonalId,
    ytunnus: form.business ? form.ytunnus : null,
    contactInformation: { ...names, phonenumbers: [form.phonenumber] },
    contactPerson: form.contactPerson,
    role,
    address: toAddress(form, locality),
    userAccount: {
      paid: false,
      isActive: isAdmin(role),
      expires: null,
      timesActivated: 0,
      account: { accountPlan: form.accountPlan },
      ...(fee && { fee }),
    },
    accountDescription: "",
    deliveryMethod: "Noutopiste",
    deliveryLocations: [],
    terms: true,
    verified,
  };
}

/** An account after a change of role: an admin's is active and never expires, a former admin's waits to be activated. */
function withRole(account: UserAccount, before: Role, after: Role): UserAccount {
  if (isAdmin(before) === isAdmin(after)) return account;
  return { ...account, isActive: isAdmin(after), expires: null };
}

/** Whether a form changes what codes and bills go by. */
export function changesContact(
  user: Pick<User, "email" | "billingByPhone" | "contactInformation">,
  form: Pick<UserChange, "email" | "phonenumber" | "contactByPhone">,
): boolean {
  return (
    form.email !== user.email ||
    form.phonenumber !== user.contactInformation.phonenumbers[0] ||
    (form.contactByPhone ?? user.billingByPhone) !== user.billingByPhone
  );
}

/** A person who has asked for another e-mail address: the one they have stands until the new one is proved. */
export function withPendingEmail(user: User, changed: User): User {
  if (changed.email === user.email) return changed;
  if (changed.email === null) return { ...changed, pendingEmail: null };
  return { ...changed, email: user.email, pendingEmail: changed.email };
}

/** A person after the user-info form. What only an admin may change is changed where `form` holds it. §2 */
export function applyUserChange(user: User, form: UserChange, locality: Locality): User {
  const { names, ...named } = toNameFields(form);
  const { userAccount, contactInformation } = user;
  const accountPlan = form.accountPlan ?? userAccount.account.accountPlan;
  const role = form.role ?? user.role;
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
    address: toAddress(form, locality),
    username: form.username ?? user.username,
    role,
    userAccount: {
      ...withRole(userAccount, user.role, role),
      account: { accountPlan },
      // What was charged was for the other plan.
      ...(accountPlan !== userAccount.account.accountPlan && { fee: null }),
    },
  };
}

/** What buyers know a person by. */
export function toIdentity({ business, companyName, contactInformation, ytunnus }: User): Identity {
  // Buyers know a business by its company name; a person's name stored with it is no part of that.
  const { firstname, lastname } = business ? { firstname: "", lastname: "" } : contactInformation;
  return { business, companyName, firstname, lastname, ytunnus };
}

const isSameIdentity = (one: Identity, other: Identity) =>
  one.business === other.business &&
  one.companyName === other.companyName &&
  one.firstname === other.firstname &&
  one.lastname === other.lastname &&
  one.ytunnus === other.ytunnus;

/**
 * A seller who has asked for another identity: once the account has been active, buyers know them by the one they have, and it stands
 * until an admin approves the other. Everything else of the form is changed at once.
 */
export function withPendingIdentity(user: User, changed: User, requestedAt: Instant): User {
  const wasActive = user.userAccount.isActive || user.userAccount.timesActivated > 0;
  const requestedIdentity = toIdentity(changed);
  if (!wasActive || isAdmin(user.role) || isSameIdentity(requestedIdentity, toIdentity(user))) return changed;
  const { business, person, companyName, ytunnus, socialSecurityNumber } = user;
  const { firstname, lastname } = user.contactInformation;
  return {
    ...changed,
    business,
    person,
    companyName,
    ytunnus,
    socialSecurityNumber,
    website: requestedIdentity.business === business ? changed.website : user.website,
    fullName: business ? changed.contactPerson : user.fullName,
    contactInformation: { ...changed.contactInformation, firstname, lastname },
    pendingIdentity: {
      ...requestedIdentity,
      hasPersonalId: changed.socialSecurityNumber !== null,
      requestedAt,
    },
  };
}

/** A seller whose request for another identity has been approved. */
export function withIdentity(user: User, request: IdentityRequest): User {
  const { business, companyName, firstname, lastname, ytunnus, hasPersonalId } = request;
  return {
    ...user,
    business,
    person: !business,
    companyName,
    ytunnus,
    socialSecurityNumber: hasPersonalId ? hiddenPersonalId : null,
    website: business ? user.website : null,
    fullName: business ? user.contactPerson : `${firstname} ${lastname}`,
    contactInformation: { ...user.contactInformation, firstname, lastname },
    pendingIdentity: null,
  };
}

/** A person after the account-settings form; `places` are the localities that it names. §2 */
export function withSettings(user: User, form: AccountSettings, localities: readonly Locality[]): User {
  const { deliveryMethod, accountDescription } = form;
  const deliveryLocations = localities.map(({ _id, location }) => ({ _id, location }));
  return { ...user, deliveryMethod, accountDescription, deliveryLocations };
}

/** A person after a place has changed: its name, region and position as it has them now, wherever the person lives or delivers. */
export function withLocality(user: User, locality: Locality): User {
  const { address, deliveryLocations } = user;
  const { _id, location } = locality;
  return {
    ...user,
    address: address.locality._id === _id ? toAddress(address, locality) : address,
    deliveryLocations: deliveryLocations.map((known) => (known._id === _id ? { _id, location } : known)),
  };
}

/** What the panel finds and sorts people by; stored with each of them, never answered. */
export interface UserIndexFields {
  /** Normalised prefixes of the words to find a person by, and the beginnings of each two of them. */
  words: string[];
  /** The name without case and diacritics. */
  sortName: string;
  /** The same for user names that look alike. */
  usernameSkeleton: string;
  /** The same for names that look alike. */
  nameSkeleton: string;
}

/** Computes the listing of one person. The only place that does. */
export function toUserIndexFields(user: NewAccount): UserIndexFields {
  const { username, email, fullName, companyName, contactPerson, address } = user;
  const texts = [
    username,
    email ?? "",
    fullName,
    companyName ?? "",
    contactPerson,
    address.locality.location,
  ];
  const words = [...toPrefixes(texts), ...toPrefixPairs(texts)];
  const name = displayName(user);
  return {
    words,
    sortName: splitWords(name).join(" "),
    usernameSkeleton: toSkeleton(username),
    nameSkeleton: toNameSkeleton(name),
  };
}

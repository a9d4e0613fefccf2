import { toUserTerms } from "../admin/user-terms.ts";
import { toNameSkeleton, toSkeleton } from "../identity/confusables.ts";
import { hiddenPersonalId } from "../identity/identifiers.ts";
import type { Identity, IdentityRequest } from "../identity/identity-request.ts";
import type { Fee } from "../reference-data/membership.ts";
import type { Locality } from "../reference-data/region.ts";
import type { Instant } from "../schemas/primitives.ts";
import { splitWords } from "../search/search-words.ts";
import type { AccountSettings } from "./account-settings.ts";
import { hasBounce } from "./bounce.ts";
import { type ContractIndexFields, toContractIndex } from "./contract-index.ts";
import type { NewUser, Registration, UserChange } from "./registration.ts";
import { type Address, displayName, isAdmin, type Role, type User, type UserAccount } from "./user.ts";

/** A user before it is stored: without id and timestamps. */
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

/** A new account: not paid, pickup only, active at once only for admins. §4 */
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
    deliveryTime: "sovittava",
    deliveryLocations: [],
    terms: true,
    verified,
  };
}

/**
 * The account after a role change: an admin account is active and never expires, a former admin account is inactive until it is activated.
 */
function withRole(account: UserAccount, before: Role, after: Role): UserAccount {
  if (isAdmin(before) === isAdmin(after)) return account;
  return { ...account, isActive: isAdmin(after), expires: null };
}

/** Whether a form changes the e-mail address, the phone number or the contact channel that pincodes and invoices use. */
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

/** Stores a requested e-mail address as `pendingEmail`; `email` keeps the current address until the new one is verified. */
export function withPendingEmail(user: User, changed: User): User {
  if (changed.email === user.email) return changed;
  if (changed.email === null) return { ...changed, pendingEmail: null };
  return { ...changed, email: user.email, pendingEmail: changed.email };
}

/** The user-info form with the stored values of the optional fields that it does not send. */
function completeUserChange(user: User, form: UserChange) {
  const keep = <T>(sent: T | undefined, stored: T): T => (sent === undefined ? stored : sent);
  if (form.business)
    return { ...form, website: keep(form.website, user.website), socialSecurityNumber: null };
  return {
    ...form,
    companyName: keep(form.companyName, user.companyName),
    socialSecurityNumber: keep(form.socialSecurityNumber, user.socialSecurityNumber),
    ytunnus: keep(form.ytunnus, user.ytunnus),
  };
}

/** The phone numbers of a user after a form has changed the first, the only one that forms show. */
export const replaceFirst = (phonenumbers: readonly string[], first: string): string[] => [
  first,
  ...phonenumbers.slice(1),
];

/** Applies the user-info form to a user: what it does not send stays as it is stored. §2 */
export function applyUserChange(user: User, sent: UserChange, locality: Locality): User {
  const form = completeUserChange(user, sent);
  const { names, ...named } = toNameFields(form);
  const { userAccount, contactInformation } = user;
  // The form of a business has no first and last name: those of its contact stay, those of a person who becomes one do not.
  const { firstname, lastname } = form.business && user.business ? contactInformation : names;
  const accountPlan = form.accountPlan ?? userAccount.account.accountPlan;
  const role = form.role ?? user.role;
  const personalId = form.socialSecurityNumber !== null ? hiddenPersonalId : null;
  return {
    ...user,
    ...named,
    email: form.email,
    billingByPhone: form.contactByPhone ?? user.billingByPhone,
    socialSecurityNumber: personalId,
    ytunnus: form.ytunnus,
    contactInformation: {
      firstname,
      lastname,
      phonenumbers: replaceFirst(contactInformation.phonenumbers, form.phonenumber),
    },
    contactPerson: form.contactPerson,
    address: toAddress(form, locality),
    username: form.username ?? user.username,
    role,
    userAccount: {
      ...withRole(userAccount, user.role, role),
      account: { accountPlan },
      // The stored fee was charged for the previous plan.
      ...(accountPlan !== userAccount.account.accountPlan && { fee: null }),
    },
  };
}

/** The identity that buyers see. */
export function toIdentity({ business, companyName, contactInformation, ytunnus }: User): Identity {
  // Buyers see a business by its company name, so a first and last name stored with it are left out.
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
 * Stores a requested identity as `pendingIdentity` if the account is or has been active; the current identity stays until an admin approves
 * the request. All other fields of the form change immediately.
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

/** Applies an approved identity request to its seller. */
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

/** Applies the account-settings form to a user; `localities` are the ones that the form names, null if it names none. §2 */
export function withSettings(
  user: User,
  form: AccountSettings,
  localities: readonly Locality[] | null,
): User {
  const { deliveryMethod, deliveryTime = user.deliveryTime } = form;
  const { accountDescription = user.accountDescription, vatExempt = user.vatExempt } = form;
  const deliveryLocations =
    localities?.map(({ _id, location }) => ({ _id, location })) ?? user.deliveryLocations;
  return {
    ...user,
    deliveryMethod,
    deliveryTime,
    accountDescription,
    deliveryLocations,
    ...(vatExempt !== undefined && { vatExempt }),
    ...(form.iban !== undefined && { iban: form.iban }),
    ...(form.paymentTerms !== undefined && { paymentTerms: form.paymentTerms }),
  };
}

/** Copies a changed locality's name, region and coordinates to a user's address and delivery locations. */
export function withLocality(user: User, locality: Locality): User {
  const { address, deliveryLocations } = user;
  const { _id, location } = locality;
  return {
    ...user,
    address: address.locality._id === _id ? toAddress(address, locality) : address,
    deliveryLocations: deliveryLocations.map((known) => (known._id === _id ? { _id, location } : known)),
  };
}

/** Fields by which the admin panel searches and sorts users, and the nightly job finds them. They are stored with each user and never part of a response. */
export interface UserIndexFields extends ContractIndexFields {
  /** The terms of `toUserTerms`. */
  words: string[];
  /** The name in lower case without diacritics. */
  sortName: string;
  /** Equal for user names that look alike. */
  usernameSkeleton: string;
  /** Equal for names that look alike. */
  nameSkeleton: string;
  /** Whether messages to an address of the user are rejected. */
  hasBounce: boolean;
}

/** Computes the index fields of a user; no other function does. */
export function toUserIndexFields(user: NewAccount): UserIndexFields {
  const name = displayName(user);
  return {
    words: toUserTerms(user),
    sortName: splitWords(name).join(" "),
    usernameSkeleton: toSkeleton(user.username),
    nameSkeleton: toNameSkeleton(name),
    hasBounce: hasBounce(user),
    ...toContractIndex(user),
  };
}

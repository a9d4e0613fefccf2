import * as z from "zod/mini";
import { IdentityRequest } from "../identity/identity-request.ts";
import { deliveryMethods } from "../products/catalogue.ts";
import { Fee } from "../reference-data/membership.ts";
import { PlanName } from "../reference-data/plan.ts";
import { Locality, LocalityRef, RegionRef } from "../reference-data/region.ts";
import { Coords, Id, Instant, SeenAt } from "../schemas/primitives.ts";

export const Role = z.enum(["user", "admin", "root"]);
export type Role = z.infer<typeof Role>;

export const Address = z.object({
  street: z.string(),
  zip: z.string(),
  locality: z.pick(Locality, { _id: true, location: true, zoom: true }),
  region: RegionRef,
  coords: Coords,
});
export type Address = z.infer<typeof Address>;

/** The yearly account. `isActive` is set by an admin once the fee is paid. §4 */
export const UserAccount = z.object({
  paid: z.boolean(),
  isActive: z.boolean(),
  expires: z.nullable(Instant),
  timesActivated: z.int(),
  account: z.object({ accountPlan: PlanName }),
  /** What the sign-up charged; null or missing where it charged nothing for this plan. §9 */
  fee: z.optional(z.nullable(Fee)),
});
export type UserAccount = z.infer<typeof UserAccount>;

/** What an admin records: whether the fee is paid and whether the account is active. §4 */
export const Activation = z.object({ active: z.boolean(), paid: z.boolean() });
export type Activation = z.infer<typeof Activation>;
export const ActivationChange = z.extend(Activation, { updatedAt: SeenAt });
export type ActivationChange = z.infer<typeof ActivationChange>;

/** The private person or business behind a login, as its owner sees it. §3 */
export const User = z.object({
  _id: Id,
  username: z.string(),
  email: z.nullable(z.string()),
  /** The e-mail address that the owner has asked for and not proved yet. */
  pendingEmail: z.optional(z.nullable(z.string())),
  /** Another name, Y-tunnus or kind of seller that the owner has asked for and no admin approved yet. */
  pendingIdentity: z.optional(z.nullable(IdentityRequest)),
  fullName: z.string(),
  business: z.boolean(),
  person: z.boolean(),
  /** The seller is billed by phone and keeps the e-mail address to themselves. */
  billingByPhone: z.boolean(),
  /** Masked: the henkilötunnus itself is stored sealed and never answered. */
  socialSecurityNumber: z._default(z.nullable(z.string()), null),
  ytunnus: z.nullable(z.string()),
  companyName: z.nullable(z.string()),
  website: z.nullable(z.string()),
  contactInformation: z.object({
    firstname: z.string(),
    lastname: z.string(),
    phonenumbers: z.array(z.string()),
  }),
  contactPerson: z.string(),
  role: Role,
  address: Address,
  userAccount: UserAccount,
  accountDescription: z.string(),
  deliveryMethod: z.enum(deliveryMethods),
  deliveryLocations: z.array(LocalityRef),
  terms: z.boolean(),
  /** Whether the person has proved their address with a pincode. */
  verified: z._default(z.boolean(), true),
  createdAt: Instant,
  updatedAt: Instant,
});
export type User = z.infer<typeof User>;

/** The name a person meets in the market: the company's, or first and last name. §2 */
export function displayName(user: Pick<User, "business" | "companyName" | "fullName">): string {
  return user.business && user.companyName ? user.companyName : user.fullName;
}

export function isAdmin(role: Role): boolean {
  return role !== "user";
}

/** The role that a person may act in: an admin whose account is not active has the rights of a user. §6 */
export function effectiveRole({ role, userAccount }: Pick<User, "role" | "userAccount">): Role {
  return userAccount.isActive ? role : "user";
}

/** Who may mark offers: premium and paid. §6 */
export function canMarkOffers({ paid, account }: Pick<UserAccount, "paid" | "account">): boolean {
  return paid && account.accountPlan === "premium";
}

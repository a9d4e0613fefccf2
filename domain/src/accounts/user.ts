import * as z from "zod/mini";
import { IdentityRequest } from "../identity/identity-request.ts";
import { maxPrice } from "../money/money.ts";
import { deliveryMethods, deliveryTimes } from "../products/catalogue.ts";
import { PaymentTerm } from "../receipts/payment-terms.ts";
import { Fee } from "../reference-data/membership.ts";
import { PlanName } from "../reference-data/plan.ts";
import { Locality, LocalityRef, RegionRef } from "../reference-data/region.ts";
import { ReviewSummary } from "../reviews/review-summary.ts";
import { CalendarDay, Coords, Id, Instant, SeenAt } from "../schemas/primitives.ts";
import { TermsEvent } from "../terms/terms-event.ts";
import { Bounces } from "./bounce.ts";
import { ClosingRequest } from "./closing-request.ts";

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

/** The amount of a payment, in cents. */
export const PaidAmount = z
  .int("Anna summa euroina, esimerkiksi 99,00.")
  .check(
    z.minimum(1, "Summan tulee olla suurempi kuin nolla."),
    z.maximum(maxPrice, "Summa on liian suuri."),
  );

/** A year that a fee is paid for. */
export const Year = z.int().check(z.minimum(2000), z.maximum(2100));

/** What holds of an account without its recorded payments: the last paid year, and the last year that it is open for. */
const Unrecorded = z.object({ paidUntil: z.nullable(Year), openUntil: z.nullable(Year) });
export type Unrecorded = z.infer<typeof Unrecorded>;

/** The yearly account. `isActive` is set by an admin once the fee is paid. §4 */
export const UserAccount = z.object({
  paid: z.boolean(),
  isActive: z.boolean(),
  expires: z.nullable(Instant),
  /** The last year that is paid for ('maksettu vuodelle'). Missing in accounts stored before it was recorded: `toContractFacts`. §9 */
  paidUntil: z.optional(z.nullable(Year)),
  /** The day on which the seller gave notice. §9 */
  noticeGiven: z.optional(z.nullable(CalendarDay)),
  /** The day up to which the seller has been sent the notices of the contract. */
  noticedUntil: z.optional(z.nullable(CalendarDay)),
  /** What the account would be without its recorded payments; missing until one is recorded. ADR 48 */
  unrecorded: z.optional(Unrecorded),
  /** The last year for which the seller has been sent an invoice. ADR 49 */
  invoicedYear: z.optional(z.nullable(Year)),
  /** The day on which the account is deleted, as its seller has asked; missing or null without a request. ADR 61 */
  erasureDay: z.optional(z.nullable(CalendarDay)),
  timesActivated: z.int(),
  account: z.object({ accountPlan: PlanName }),
  /** The fee charged at sign-up; null or missing if nothing was charged for the current plan. §9 */
  fee: z.optional(z.nullable(Fee)),
});
export type UserAccount = z.infer<typeof UserAccount>;

/** Whether an account was active before and is so no more: its contract has ended, or an admin has closed it. */
export const isClosed = ({ isActive, timesActivated }: UserAccount): boolean =>
  !isActive && timesActivated > 0;

/**
 * The admin's activation form: whether the fee is paid and whether the account is active. A payment is for this year unless `paidUntil`
 * names another. §4, §9
 */
export const Activation = z.object({
  active: z.boolean(),
  paid: z.boolean(),
  paidUntil: z.optional(Year),
  /** What a payment is recorded with; the plan's fee and today when missing. */
  amount: z.optional(PaidAmount),
  received: z.optional(CalendarDay),
});
export type Activation = z.infer<typeof Activation>;
export const ActivationChange = z.extend(Activation, { updatedAt: SeenAt });
export type ActivationChange = z.infer<typeof ActivationChange>;

/** A private person or business with a login, as its owner sees it. §3 */
export const User = z.object({
  _id: Id,
  username: z.string(),
  email: z.nullable(z.string()),
  /** A requested e-mail address that is not verified yet. */
  pendingEmail: z.optional(z.nullable(z.string())),
  /** A requested name, Y-tunnus or kind of seller that no admin has approved yet. */
  pendingIdentity: z.optional(z.nullable(IdentityRequest)),
  /** The seller's request that the account be closed, which no admin has decided yet. */
  closingRequest: z.optional(z.nullable(ClosingRequest)),
  /** Which of the user's addresses reject messages for good. */
  bounces: z.optional(z.nullable(Bounces)),
  fullName: z.string(),
  business: z.boolean(),
  person: z.boolean(),
  /** The seller is invoiced by phone and the e-mail address is hidden from the public. */
  billingByPhone: z.boolean(),
  /** Masked: the henkilötunnus itself is stored encrypted and never part of a response. */
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
  /** Whether the seller has said not to be VAT-liable; it counts for private persons only: `isVatExempt`. */
  vatExempt: z.optional(z.boolean()),
  accountDescription: z.string(),
  deliveryMethod: z.enum(deliveryMethods),
  /** The delivery time of the products that have none of their own. */
  deliveryTime: z._default(z.enum(deliveryTimes), "sovittava"),
  deliveryLocations: z.array(LocalityRef),
  /** The account number and the terms of payment of the seller's receipts; missing or null where none are wanted. */
  iban: z.optional(z.nullable(z.string())),
  paymentTerms: z.optional(z.nullable(PaymentTerm)),
  terms: z.boolean(),
  /** Which versions of the terms the user has accepted or was told of, oldest first; missing until the first. ADR 60 */
  termsEvents: z.optional(z.array(TermsEvent)),
  /** The reviews of the seller's orders, counted; missing while there are none. */
  reviews: z.optional(ReviewSummary),
  /** Whether the user has verified their address with a pincode. */
  verified: z._default(z.boolean(), true),
  createdAt: Instant,
  updatedAt: Instant,
});
export type User = z.infer<typeof User>;

/** The user's public name: the company name, or first and last name. §2 */
export function displayName(user: Pick<User, "business" | "companyName" | "fullName">): string {
  return user.business && user.companyName ? user.companyName : user.fullName;
}

/** Whether prices of a seller have no VAT. A business has to be VAT-liable, by the terms of membership. §5 */
export const isVatExempt = ({ business, vatExempt }: Pick<User, "business" | "vatExempt">): boolean =>
  !business && vatExempt === true;

export function isAdmin(role: Role): boolean {
  return role !== "user";
}

/** The role that grants the user's rights: an admin whose account is inactive has the rights of a user. §6 */
export function effectiveRole({ role, userAccount }: Pick<User, "role" | "userAccount">): Role {
  return userAccount.isActive ? role : "user";
}

/** Marking offers needs a paid premium plan. §6 */
export function canMarkOffers({ paid, account }: Pick<UserAccount, "paid" | "account">): boolean {
  return paid && account.accountPlan === "premium";
}

/** The ids of a person or a business, as stored or as they would be stored. */
type Ids = Pick<User, "person" | "socialSecurityNumber" | "ytunnus">;

const isPersonWithoutId = ({ person, socialSecurityNumber, ytunnus }: Ids): boolean =>
  person && socialSecurityNumber === null && ytunnus === null;

/**
 * Whether a change leaves a person with neither a personal identity code nor a Y-tunnus. One who had neither before, because an admin made
 * the account, may stay without. §5
 */
export const losesIds = (before: Ids, after: Ids): boolean =>
  isPersonWithoutId(after) && !isPersonWithoutId(before);

import * as z from "zod/mini";
import {
  isFinnishMobile,
  NewPassword,
  PersonalId,
  PersonalIdOrHidden,
  Phone,
  Username,
  Website,
  Ytunnus,
} from "../identity/identifiers.ts";
import { passwordsDiffer } from "../identity/password.ts";
import { messages } from "../messages.ts";
import { PlanName } from "../reference-data/plan.ts";
import { mailedLine } from "../schemas/mailed-line.ts";
import {
  createEmailSchema,
  Email,
  emptyToNull,
  emptyToNullIfSent,
  Id,
  LinkCode,
  SeenAt,
  Zip,
} from "../schemas/primitives.ts";
import { toPincode } from "../schemas/typed-identifier.ts";
import { Role } from "./user.ts";

// Form schemas: registration, the user-info form, and the forms with which admins create and change users. §5

/** Fields of every seller's form, business or private. */
const commonFields = {
  phonenumber: Phone,
  contactPerson: mailedLine(120),
  street: mailedLine(120),
  zip: Zip,
  region: Id,
  locality: Id,
};

const businessFields = {
  business: z.literal(true),
  companyName: mailedLine(120),
  ytunnus: Ytunnus,
  website: emptyToNull(Website),
};

const personFields = {
  business: z.literal(false),
  firstname: mailedLine(60),
  lastname: mailedLine(60),
  companyName: emptyToNull(mailedLine(120)),
};

/** Pincodes go by e-mail, or by SMS with `contactByPhone`; the e-mail address is optional then. */
const contact = { email: emptyToNull(Email), contactByPhone: z._default(z.boolean(), false) };

const credentials = { username: Username, password: NewPassword, confPassword: z.string() };

const hasEmail = z.refine<{ email: string | null; contactByPhone: boolean }>(
  ({ email, contactByPhone }) => contactByPhone || email !== null,
  { path: ["email"], error: messages.requiredField, when: isObject },
);

/** Pincodes are sent by SMS to Finnish mobile numbers only. */
const isReachableBySms = z.refine<{ phonenumber: unknown; contactByPhone?: boolean | undefined }>(
  // Runs although single fields are invalid, so `phonenumber` may be no string; its own schema reports that.
  ({ phonenumber, contactByPhone }) =>
    !contactByPhone || typeof phonenumber !== "string" || isFinnishMobile(phonenumber),
  {
    path: ["phonenumber"],
    error: "Tekstiviestejä lähetetään vain suomalaisiin matkapuhelinnumeroihin.",
    when: isObject,
  },
);

const passwordsMatch = z.refine<{ password: string; confPassword: string }>(
  ({ password, confPassword }) => password === confPassword,
  { path: ["confPassword"], error: passwordsDiffer, when: isObject },
);

/** Lets a refinement run although single fields are invalid, so that all errors are shown at once. */
function isObject({ value }: z.core.ParsePayload): boolean {
  return value !== null && typeof value === "object";
}

const signUpFields = {
  ...commonFields,
  ...contact,
  email: emptyToNull(createEmailSchema("Sähköposti formaatti ei täsmää!")),
  ...credentials,
  accountPlan: PlanName,
  terms: z.literal(true, "Hyväksy käyttöehdot."),
  /** The version of the terms that the form has shown; the one in force when missing. ADR 60 */
  termsVersion: z.optional(z.int().check(z.minimum(1))),
};

/** The sign-up form. §5 */
export const Registration = z.discriminatedUnion("business", [
  z.object({ ...businessFields, ...signUpFields }).check(hasEmail, isReachableBySms, passwordsMatch),
  z
    .object({ ...personFields, ...signUpFields, socialSecurityNumber: PersonalId })
    .check(hasEmail, isReachableBySms, passwordsMatch),
]);
export type Registration = z.infer<typeof Registration>;

/** Fields of an account that an admin creates; the personal identity code is optional and may be added later. */
const adminCreatedFields = {
  ...commonFields,
  ...contact,
  username: Username,
  password: NewPassword,
  accountPlan: PlanName,
  role: z._default(Role, "user"),
};
export const NewUser = z.discriminatedUnion("business", [
  z.object({ ...businessFields, ...adminCreatedFields }).check(hasEmail, isReachableBySms),
  z
    .object({ ...personFields, ...adminCreatedFields, socialSecurityNumber: emptyToNull(PersonalId) })
    .check(hasEmail, isReachableBySms),
]);
export type NewUser = z.infer<typeof NewUser>;

/** Optional fields of the user-info form; without them the stored values stay. */
const changedBusinessFields = { website: emptyToNullIfSent(Website) };
const changedPersonFields = {
  companyName: emptyToNullIfSent(mailedLine(120)),
  socialSecurityNumber: emptyToNullIfSent(PersonalIdOrHidden),
  ytunnus: emptyToNullIfSent(Ytunnus),
};

const changeFields = {
  ...commonFields,
  email: emptyToNull(Email),
  contactByPhone: z.optional(z.boolean()),
  /** The user's current password; required to change their own contact details or password. */
  currentPassword: z.optional(z.string().check(z.maxLength(200))),
  updatedAt: SeenAt,
};

/** Fields that only admins may change. The server ignores them for everyone else. */
const adminOnlyFields = {
  username: z.optional(Username),
  password: z.optional(NewPassword),
  role: z.optional(Role),
  accountPlan: z.optional(PlanName),
};

/** The user-info form of the profile. Whether a person still has an id depends on what is stored: `losesIds`. §2, §5 */
export const UserChange = z.discriminatedUnion("business", [
  z.object({ ...businessFields, ...changeFields, ...adminOnlyFields, ...changedBusinessFields }),
  z.object({ ...personFields, ...changeFields, ...adminOnlyFields, ...changedPersonFields }),
]);
export type UserChange = z.infer<typeof UserChange>;

/** A pincode of six or eight digits; white space is removed. */
export const Pincode = z
  .string()
  .check(
    z.overwrite(toPincode),
    z.regex(/^(?:[0-9]{6}|[0-9]{8})$/, "Pinkoodissa on kuusi tai kahdeksan numeroa."),
  );

/** Identifies the account of a pincode: by e-mail address, or by user name for accounts without one. */
const accountReference = { email: z.optional(Email), username: z.optional(Username) };
const hasAccountReference = z.refine<{ email?: string | undefined; username?: string | undefined }>(
  ({ email, username }) => email !== undefined || username !== undefined,
  { path: ["email"], error: messages.requiredField, when: isObject },
);
export const PincodeRequest = z.object(accountReference).check(hasAccountReference);
export type PincodeRequest = z.infer<typeof PincodeRequest>;

/** The last step of the password recovery. */
export const PasswordRecovery = z
  .object({ ...accountReference, pincode: Pincode, password: NewPassword, confPassword: z.string() })
  .check(hasAccountReference, passwordsMatch);
export type PasswordRecovery = z.infer<typeof PasswordRecovery>;

/** The first password of an account, with the code of a mailed link. */
export const FirstPassword = z
  .object({ code: LinkCode, password: NewPassword, confPassword: z.string() })
  .check(passwordsMatch);

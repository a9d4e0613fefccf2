import { losesIds, type User } from "@halkopiha/domain/accounts/user.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import * as z from "zod/mini";
import type { ParsedForm } from "../../lib/forms/schema-resolver.ts";

/** Values of the user-info form. Fields of the other seller type stay empty and are ignored. §2 */
export const UserInfoValues = z.object({
  companyName: z.string(),
  ytunnus: z.string(),
  website: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  phonenumber: z.string(),
  contactPerson: z.string(),
  street: z.string(),
  zip: z.string(),
  region: z.string(),
  locality: z.string(),
  /** Never prefilled; empty means that the stored value stays. */
  socialSecurityNumber: z.string(),
  /** Required when the contact details change. */
  currentPassword: z.string(),
});
export type UserInfoValues = z.infer<typeof UserInfoValues>;

export function toUserInfoValues({ address, contactInformation, ...user }: User): UserInfoValues {
  return {
    companyName: user.companyName ?? "",
    ytunnus: user.ytunnus ?? "",
    website: user.website ?? "",
    firstname: contactInformation.firstname,
    lastname: contactInformation.lastname,
    email: user.email ?? "",
    phonenumber: contactInformation.phonenumbers[0] ?? "",
    contactPerson: user.contactPerson,
    street: address.street,
    zip: address.zip,
    region: address.region._id,
    locality: address.locality._id,
    socialSecurityNumber: "",
    currentPassword: "",
  };
}

/** Whether the typed e-mail address or phone number is another than the stored one. */
export function hasNewContact(user: User, typed: Pick<UserInfoValues, "email" | "phonenumber">): boolean {
  const { email, phonenumber } = toUserInfoValues(user);
  return typed.email !== email || typed.phonenumber !== phonenumber;
}

/** The error of a form that takes away the ids of a person; an empty identity number keeps the stored one. */
export function findIdError(
  user: User,
  typed: { business: boolean; socialSecurityNumber: string; ytunnus: string },
): { socialSecurityNumber?: string } {
  const changed = {
    person: !typed.business,
    socialSecurityNumber: typed.socialSecurityNumber.trim() || user.socialSecurityNumber,
    ytunnus: typed.ytunnus.trim() || null,
  };
  return losesIds(user, changed) ? { socialSecurityNumber: messages.requiredField } : {};
}

/**
 * Creates the parser of the form: sending the stored mask in place of the identity number means that the number does not change. The form
 * asks for the password with new contact details, which without it would wait for a confirmation from the old address.
 */
export function createUserInfoParser(user: User) {
  const { business, socialSecurityNumber } = user;
  const needsPassword = (typed: UserInfoValues) => hasNewContact(user, typed) && typed.currentPassword === "";
  return (typed: UserInfoValues): ParsedForm => ({
    fieldErrors: {
      ...(needsPassword(typed) && { currentPassword: messages.requiredField }),
      ...findIdError(user, { ...typed, business }),
    },
    input: {
      ...typed,
      currentPassword: typed.currentPassword || undefined,
      business,
      socialSecurityNumber: typed.socialSecurityNumber.trim() || (socialSecurityNumber ?? ""),
    },
  });
}

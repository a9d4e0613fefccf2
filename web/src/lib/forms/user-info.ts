import type { User } from "@halkopiha/domain/accounts/user.ts";
import * as z from "zod/mini";
import type { ParsedForm } from "./schema-resolver.ts";

/** The user-info form as it is typed. Fields of the other kind of seller stay empty and are not heard. §2 */
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
  /** Never shown: it is typed anew or not at all. */
  socialSecurityNumber: z.string(),
  /** Asked for when the contact details change. */
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

/** What is sent of it: the mark in place of an id that is stored already says that it stays. */
export function createUserInfoParser({ business, socialSecurityNumber }: User) {
  return (typed: UserInfoValues): ParsedForm => ({
    input: {
      ...typed,
      currentPassword: typed.currentPassword || undefined,
      business,
      socialSecurityNumber: typed.socialSecurityNumber.trim() || (socialSecurityNumber ?? ""),
    },
  });
}

import type { User } from "@halkopiha/domain/accounts/user.ts";
import * as z from "zod/mini";
import type { ParsedForm } from "./schema-resolver.ts";

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

/** Creates the parser of the form: sending the stored mask in place of the identity number means that the number does not change. */
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

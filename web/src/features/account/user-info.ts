import type { User } from "@halkopiha/domain/user.ts";
import * as z from "zod/mini";

/** What the user-info form shows of a person. Fields of the other kind of seller stay empty and are not sent. §2 */
export const UserInfo = z.object({
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
});
export type UserInfo = z.infer<typeof UserInfo>;

/** The form as it is typed; a personal id is typed anew or not at all. */
export type TypedUserInfo = UserInfo & { socialSecurityNumber: string };

export function userInfoOf({ address, contactInformation, ...user }: User): UserInfo {
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
  };
}

/** What is sent of it: the mark in place of an id that is stored already says that it stays. */
export function asSent({ business, socialSecurityNumber }: User) {
  return (typed: TypedUserInfo) => ({
    ...typed,
    business,
    socialSecurityNumber: typed.socialSecurityNumber.trim() || (socialSecurityNumber ?? ""),
  });
}

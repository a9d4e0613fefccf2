import { Role, type User } from "@halkopiha/domain/accounts/user.ts";
import { PlanName } from "@halkopiha/domain/reference-data/plan.ts";
import * as z from "zod/mini";
import type { ParsedForm } from "../../../../lib/forms/schema-resolver.ts";
import { findIdError, toUserInfoValues, UserInfoValues } from "../../../../market/people/user-info.ts";

/** Values of the form: the user-info form and the fields that only admins may change. */
export const UserValues = z.extend(UserInfoValues, {
  business: z.boolean(),
  contactByPhone: z.boolean(),
  username: z.string(),
  accountPlan: PlanName,
  role: Role,
  /** Password of a new account, or a new password; empty keeps the old one. */
  password: z.string(),
});
export type UserValues = z.infer<typeof UserValues>;

export const emptyUser: UserValues = {
  business: true,
  contactByPhone: false,
  companyName: "",
  ytunnus: "",
  website: "",
  firstname: "",
  lastname: "",
  socialSecurityNumber: "",
  currentPassword: "",
  email: "",
  phonenumber: "",
  contactPerson: "",
  street: "",
  zip: "",
  region: "",
  locality: "",
  username: "",
  password: "",
  accountPlan: "basic",
  role: "user",
};

export function toUserValues(user: User): UserValues {
  return {
    ...toUserInfoValues(user),
    business: user.business,
    contactByPhone: user.billingByPhone,
    username: user.username,
    password: "",
    accountPlan: user.userAccount.account.accountPlan,
    role: user.role,
  };
}

/** Parses a change: an empty password is not sent, and an empty identity number keeps the stored one. */
export function parseUserChange({ password, ...typed }: UserValues, user: User): ParsedForm {
  const { socialSecurityNumber, updatedAt } = user;
  return {
    fieldErrors: findIdError(user, typed),
    input: {
      ...typed,
      ...(password && { password }),
      currentPassword: typed.currentPassword || undefined,
      socialSecurityNumber: typed.socialSecurityNumber.trim() || (socialSecurityNumber ?? ""),
      updatedAt,
    },
  };
}

export const isField = (name: string): name is keyof UserValues => name in UserValues.shape;

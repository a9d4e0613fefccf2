import { type NewAccount, toUserIndexFields } from "@halkopiha/domain/accounts/account.ts";
import { Timestamp } from "firebase-admin/firestore";

const timestamp = (instant: string | null) =>
  instant === null ? null : Timestamp.fromMillis(Date.parse(instant));

/** Converts a user to its stored document: the response fields plus the index fields of the admin panel. */
export function toUserDocument(user: NewAccount) {
  const { expires } = user.userAccount;
  return {
    ...user,
    userAccount: { ...user.userAccount, expires: timestamp(expires) },
    ...toUserIndexFields(user),
  };
}

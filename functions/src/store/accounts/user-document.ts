import { type NewAccount, toUserIndexFields } from "@halkopiha/domain/accounts/account.ts";
import { toTimestamp } from "../firestore/timestamp.ts";

const timestamp = (instant: string | null) => (instant === null ? null : toTimestamp(instant));

/** Converts a user to its stored document: the response fields plus the index fields of the admin panel. */
export function toUserDocument(user: NewAccount) {
  const { expires } = user.userAccount;
  return {
    ...user,
    userAccount: { ...user.userAccount, expires: timestamp(expires) },
    ...toUserIndexFields(user),
  };
}

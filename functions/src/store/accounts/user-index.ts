import { toUserIndexFields } from "@halkopiha/domain/accounts/account.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { indexFields, type StoredIndex } from "../firestore/index-stored.ts";

/** The index fields of users, and defaults that queries compare. */
export const userIndex: StoredIndex = {
  progressId: "userIndex",
  version: 9,
  indexBatch: indexFields("users", (snapshot) => {
    const user = safeParseDocument(User, snapshot);
    return user ? { verified: user.verified, ...toUserIndexFields(user) } : {};
  }),
};

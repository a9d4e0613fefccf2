import { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { parseDocument } from "../firestore/document.ts";
import { releaseEmail } from "./identity/email-ref.ts";
import { storePersonalIdWith } from "./identity/personal-ids.ts";
import { usernameRef } from "./identity/usernames.ts";
import { deleteFactorWith } from "./login/second-factors.ts";
import { userRef } from "./users.ts";

export interface AccountDeletion {
  /** Rejects by throwing. */
  check: (users: readonly User[], transaction: Transaction) => Promise<void>;
  /** Further writes for each user in the same transaction. */
  also: (transaction: Transaction, user: User) => void;
}

/**
 * Deletes users, all or none, and frees their user names and addresses. Products and logins are deleted afterwards (`profileChanged`). The audit event is written in the transaction that deletes the user document.
 * @throws AppError `userNotFound`
 */
export function deleteAccounts(
  uids: readonly string[],
  author: AuditAuthor | null,
  { check, also }: AccountDeletion,
): Promise<User[]> {
  return firestore().runTransaction(async (transaction) => {
    const snapshots = await transaction.getAll(...uids.map((uid) => userRef(uid)));
    const found = snapshots.map((snapshot) => parseDocument(User, snapshot)).filter((user) => user !== null);
    if (found.length < uids.length) throw new AppError("userNotFound");
    await check(found, transaction);
    const releases = await Promise.all(found.map(({ _id, email }) => releaseEmail(transaction, email, _id)));
    for (const snapshot of snapshots) {
      transaction.delete(snapshot.ref);
      writeAudit(transaction, author, { ref: snapshot.ref, before: snapshot, written: null });
    }
    for (const release of releases) release();
    for (const user of found) {
      transaction.delete(usernameRef(user.username));
      storePersonalIdWith(transaction, user._id, null);
      deleteFactorWith(transaction, user._id);
      also(transaction, user);
    }
    return found;
  });
}

import { randomUUID } from "node:crypto";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { Timestamp, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../../firebase.ts";
import { recordEventWith } from "../../admin/security-events.ts";
import { parseDocument } from "../../firestore/document.ts";
import { userRef } from "../users.ts";

/**
 * Sessions from logins before this time are invalid. Auth stores login times in whole seconds, so the end is rounded up and includes logins
 * of the current second. The epoch is another one after each end: what was allowed before it, such as a code that was mailed to a former address, is
 * not allowed any more.
 */
export const createSessionEnd = () => ({
  sessionsValidFrom: Timestamp.fromMillis((Math.floor(Date.now() / 1000) + 1) * 1000),
  sessionsEpoch: randomUUID(),
});

/**
 * Ends every session of a user before a forgotten password is replaced, in the API and in the security rules, and records it. Auth's own
 * tokens are revoked separately.
 * @param also further writes in the same transaction
 */
export function endSessions(
  uid: string,
  also: (transaction: Transaction, user: User) => void,
): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const ref = userRef(uid);
    const user = parseDocument(User, await transaction.get(ref));
    if (!user) throw new AppError("userNotFound");
    transaction.update(ref, createSessionEnd());
    also(transaction, user);
    recordEventWith(transaction, { kind: "passwordReset", user: uid });
  });
}

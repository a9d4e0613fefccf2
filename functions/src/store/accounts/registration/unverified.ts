import { isUnconfirmedRegistration } from "@halkopiha/domain/accounts/account-activation.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { type Query, Timestamp, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../../firebase.ts";
import { safeParseDocument } from "../../firestore/document.ts";
import { oldestFirst, readPage } from "../../firestore/page.ts";
import { releaseEmail } from "../identity/email-ref.ts";
import { storePersonalIdWith } from "../identity/personal-ids.ts";
import { usernameRef } from "../identity/usernames.ts";
import { readCodes } from "../login/pincodes.ts";
import { userRef } from "../users.ts";

/** Number of registrations per page, and maximum number of pages per run. */
const pageSize = 100;
const maxPages = 20;

/**
 * Time for which a registration is kept after its last pincode expired, because a pincode entered in time may still be processed. In
 * milliseconds.
 */
const graceTime = 10 * 60_000;

/** An unverified registration as read in a transaction. */
export interface Unverified {
  user: User;
  /** Time until which its last pincode is valid, in milliseconds since the epoch. */
  workUntil: number;
  /** Deletes its pincodes, and frees its address. */
  removeRest(): void;
}

/** Reads an unverified registration in a transaction; null when there is none, or when it has been verified or activated since. */
export async function readUnverified(uid: string, transaction: Transaction): Promise<Unverified | null> {
  const user = safeParseDocument(User, await transaction.get(userRef(uid)));
  if (!user || !isUnconfirmedRegistration(user)) return null;
  const [codes, release] = await Promise.all([
    readCodes(uid, transaction),
    releaseEmail(transaction, user.email, uid),
  ]);
  const removeRest = () => {
    codes.remove();
    release();
  };
  return { user, workUntil: codes.workUntil, removeRest };
}

/** Deletes a registration with its user name, address, personal id and pincodes. The caller deletes its login. */
export function deleteUnverifiedWith(transaction: Transaction, { user, removeRest }: Unverified): void {
  transaction.delete(userRef(user._id));
  transaction.delete(usernameRef(user.username));
  storePersonalIdWith(transaction, user._id, null);
  removeRest();
}

/**
 * Deletes a registration in one transaction, unless it has a pincode that is valid or has just expired, because its user may still verify
 * it.
 */
function deleteRegistration(uid: string, now: Date): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const registration = await readUnverified(uid, transaction);
    if (!registration || registration.workUntil + graceTime > now.getTime()) return false;
    deleteUnverifiedWith(transaction, registration);
    return true;
  });
}

/**
 * Deletes unverified registrations created before `moment`, oldest first, page by page.
 * @returns the deleted uids, page by page; the caller deletes their logins
 */
export async function* deleteUnverifiedBefore(
  moment: Date,
  now: Date,
): AsyncGenerator<string[], void, undefined> {
  const unverified: Query = firestore()
    .collection("users")
    .where("verified", "==", false)
    .where("createdAt", "<", Timestamp.fromDate(moment));
  let cursor: string | undefined;
  for (let page = 0; page < maxPages; page += 1) {
    const { documents, nextCursor } = await readPage(unverified, oldestFirst, pageSize, cursor);
    const deleted: string[] = [];
    for (const { id } of documents) {
      if (await deleteRegistration(id, now)) deleted.push(id);
    }
    yield deleted;
    if (!nextCursor) return;
    cursor = nextCursor;
  }
}

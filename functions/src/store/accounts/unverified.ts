import { isUnconfirmedRegistration } from "@halkopiha/domain/accounts/account-activation.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import { type Query, Timestamp } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { oldestFirst, readPage } from "../firestore/page.ts";
import { readCodes } from "./pincodes.ts";

/** Number of registrations per page, and maximum number of pages per run. */
const pageSize = 100;
const maxPages = 20;

/**
 * Time for which a registration is kept after its last pincode expired, because a pincode entered in time may still be processed. In
 * milliseconds.
 */
const graceTime = 10 * 60_000;

/**
 * Deletes a registration with its user name and pincodes in one transaction, unless it has a pincode that is valid or has just expired,
 * because its user may still verify it.
 */
function deleteRegistration(uid: string, now: Date): Promise<boolean> {
  const ref = firestore().collection("users").doc(uid);
  return firestore().runTransaction(async (transaction) => {
    const user = safeParseDocument(User, await transaction.get(ref));
    if (!user || !isUnconfirmedRegistration(user)) return false;
    const codes = await readCodes(uid, transaction);
    if (codes.workUntil + graceTime > now.getTime()) return false;
    transaction.delete(ref);
    transaction.delete(firestore().collection("usernames").doc(toUsernameKey(user.username)));
    codes.remove();
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

import { isUnconfirmedRegistration } from "@halkopiha/domain/accounts/account-activation.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import { type Query, Timestamp } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { oldestFirst, readPage } from "../firestore/page.ts";
import { readCodes } from "./pincodes.ts";

/** How many registrations are read at once, and how many of such pages one run looks at. */
const pageSize = 100;
const maxPages = 20;

/** How long a code that is over may still be at work: somebody typed it in time and is being let in. In milliseconds. */
const graceTime = 10 * 60_000;

/**
 * Takes a registration away with its user name and codes, all or none, unless somebody can still prove its address: who has a
 * working code, or has just used one, comes first.
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
 * Takes away the registrations from before a moment that nobody has verified, the oldest first, a page at a time.
 * @returns whose they were, page by page; their logins are up to the caller
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

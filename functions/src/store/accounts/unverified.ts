import { isUnconfirmedRegistration } from "@halkopiha/domain/accounts/account-activation.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import { toUsernameKey } from "@halkopiha/domain/identity/identifiers.ts";
import { type Query, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseDocument, safeParseDocument } from "../firestore/document.ts";
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

/** What is known of an unverified registration in the transaction that may delete it. */
interface PendingRegistration {
  /** The visitor who registered; null for registrations stored before this was recorded. */
  registrant: string | null;
  /** Time until which its last pincode is valid, in milliseconds since the epoch. */
  workUntil: number;
}

const Reservation = z.object({ registrant: z._default(z.nullable(z.string()), null) });

/**
 * Deletes an unverified registration with its user name and pincodes in one transaction if `decide` agrees; the caller deletes its login.
 * @returns whether it was deleted
 */
function deleteRegistration(
  uid: string,
  decide: (registration: PendingRegistration) => boolean,
): Promise<boolean> {
  const ref = firestore().collection("users").doc(uid);
  return firestore().runTransaction(async (transaction) => {
    const user = safeParseDocument(User, await transaction.get(ref));
    if (!user || !isUnconfirmedRegistration(user)) return false;
    const username = firestore().collection("usernames").doc(toUsernameKey(user.username));
    const codes = await readCodes(uid, transaction);
    const registrant = parseDocument(Reservation, await transaction.get(username))?.registrant ?? null;
    if (!decide({ registrant, workUntil: codes.workUntil })) return false;
    transaction.delete(ref);
    transaction.delete(username);
    codes.remove();
    return true;
  });
}

/** Deletes an unverified registration that this visitor started. @returns whether there was one */
export function deleteOwnRegistration(uid: string, visitor: string): Promise<boolean> {
  return deleteRegistration(uid, ({ registrant }) => registrant === visitor);
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
      const isOver = ({ workUntil }: PendingRegistration) => workUntil + graceTime <= now.getTime();
      if (await deleteRegistration(id, isOver)) deleted.push(id);
    }
    yield deleted;
    if (!nextCursor) return;
    cursor = nextCursor;
  }
}

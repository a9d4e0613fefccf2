import { User } from "@halkopiha/domain/accounts/user.ts";
import type { Query, Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { toUserDocument } from "./user-document.ts";
import { userRef, users } from "./users.ts";

/** Number of sellers who are told at once. */
const pageSize = 20;

/** Stores a seller as `tell` returns them, who queues the message in the same transaction. */
function tellSeller(id: string, tell: (transaction: Transaction, user: User) => User): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const ref = userRef(id);
    const user = safeParseDocument(User, await transaction.get(ref));
    // Who has never verified an address is deleted soon, and is not written to.
    if (!user?.verified) return;
    const { termsEvents, knownTerms } = toUserDocument(tell(transaction, user));
    // It changes nothing that a form shows, so `updatedAt` stays.
    if (termsEvents) transaction.update(ref, { termsEvents, knownTerms });
  });
}

/** Tells the sellers who know no version of the terms as new as this one, each in a transaction. Reads no others, so a job may run twice. ADR 60 */
export async function tellUntoldSellers(
  newest: number,
  tell: (transaction: Transaction, user: User) => User,
): Promise<void> {
  const untold = users().where("knownTerms", "<", newest).orderBy("knownTerms").select("knownTerms");
  let next: Query | null = untold.limit(pageSize);
  while (next !== null) {
    const { docs } = await next.get();
    await Promise.all(docs.map(({ id }) => tellSeller(id, tell)));
    const last = docs.at(-1);
    next = last && docs.length === pageSize ? untold.startAfter(last).limit(pageSize) : null;
  }
}

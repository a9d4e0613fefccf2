import { User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { error as logError } from "firebase-functions/logger";
import { firestore } from "../../firebase.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { iterateQuery } from "../firestore/iterate-query.ts";
import { isQueued, queueNoticeWith } from "../mail.ts";
import { toUserDocument } from "./user-document.ts";
import { userRef, users } from "./users.ts";

/** Number of sellers who are told at once. */
const pageSize = 20;

/** A seller who is told, and the message. */
interface Told {
  user: User;
  message: Mail | Sms | null;
  messageId: string;
}

/** Returns null for a seller who is to be told another night. */
type Tell = (user: User) => Told | null;

/** Stores that a seller is told, and queues the message, in one transaction. */
function tellSeller(id: string, tell: Tell): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const ref = userRef(id);
    const user = safeParseDocument(User, await transaction.get(ref));
    const told = user && tell(user);
    if (!told) return;
    const isTold = await isQueued(transaction, told.messageId);
    const { termsEvents, knownTerms } = toUserDocument(told.user);
    // It changes nothing that a form shows, so `updatedAt` stays.
    if (termsEvents) transaction.update(ref, { termsEvents, knownTerms });
    if (!isTold) queueNoticeWith(transaction, told.messageId, told.message);
  });
}

/**
 * Tells the sellers who know no version of the terms as new as this one. Reads no others, so a job may run twice; one who cannot be told does
 * not keep the others from being told. ADR 60
 */
export async function tellUntoldSellers(newest: number, tell: Tell): Promise<void> {
  const untold = users().where("knownTerms", "<", newest).orderBy("knownTerms").select("knownTerms");
  for await (const page of iterateQuery(untold, pageSize)) {
    const results = await Promise.allSettled(page.map(({ id }) => tellSeller(id, tell)));
    const failed = results.filter(({ status }) => status === "rejected").length;
    if (failed > 0) logError("Sellers could not be told of new terms", { failed });
  }
}

import { maxMessages, type TicketStatus } from "@halkopiha/domain/messaging/ticket.ts";
import { type DocumentReference, type Query, Timestamp } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { batchSize } from "../firestore/batches.ts";
import { contacts, getMessagesCollection } from "./contacts.ts";

/** Deletes a conversation with its messages in one transaction. */
export function deleteConversation(ref: DocumentReference): Promise<void> {
  return firestore().runTransaction(async (transaction) => {
    const { docs } = await transaction.get(getMessagesCollection(ref).select().limit(maxMessages));
    for (const message of docs) transaction.delete(message.ref);
    transaction.delete(ref);
  });
}

async function deleteAll(query: Query): Promise<void> {
  let found: number;
  do {
    const { docs } = await query.select().limit(batchSize).get();
    for (const { ref } of docs) await deleteConversation(ref);
    found = docs.length;
  } while (found === batchSize);
}

/** Deletes the resolved conversations last updated before this moment. */
export function deleteResolvedBefore(moment: Date): Promise<void> {
  const resolved: TicketStatus = "resolved";
  return deleteAll(
    contacts().where("status", "==", resolved).where("updatedAt", "<", Timestamp.fromDate(moment)),
  );
}

/** Deletes the conversations of any status last updated before this moment. */
export function deleteContactsBefore(moment: Date): Promise<void> {
  return deleteAll(contacts().where("updatedAt", "<", Timestamp.fromDate(moment)));
}

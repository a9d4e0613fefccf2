import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { SendingState } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toRecipientKey } from "@halkopiha/domain/messaging/recipient-key.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { type Query, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { readLinksOf } from "../accounts/contact-change/account-links.ts";
import { readCodes } from "../accounts/login/pincodes.ts";
import { users } from "../accounts/users.ts";
import { forgetAccountChanges } from "../admin/personal-data-audit.ts";
import { deleteConversation } from "../contacts/delete-contacts.ts";
import { batchSize, deleteInBatches, forEachBatch } from "../firestore/batches.ts";
import { iterateQuery } from "../firestore/iterate-query.ts";
import { listOrders } from "../orders/order-lists.ts";

const collection = (name: string) => firestore().collection(name);

/** Number of accounts that are read at once. */
const pageSize = 50;

/** The ids of the accounts whose deletion is due on a day, the longest waiting first. */
export async function* iterateDueErasures(today: CalendarDay): AsyncGenerator<string> {
  const due = users().where("userAccount.erasureDay", "<=", today).orderBy("userAccount.erasureDay").select();
  for await (const page of iterateQuery(due, pageSize)) for (const { id } of page) yield id;
}

/** Whether a seller still has to deliver an order, or to settle a withdrawal. */
export async function hasOpenOrders(uid: string): Promise<boolean> {
  const { orders, nextCursor } = await listOrders({ sellerId: uid, status: "open", limit: 1 });
  return orders.length > 0 || nextCursor !== undefined;
}

/** The messages to an account: to its address if it is proven, and text messages that name it, because a phone number is proven by nobody. */
const listMessages = ({ _id, email, verified }: User): Query[] => [
  ...(email !== null && verified ? [collection("mail").where("recipient", "==", toRecipientKey(email))] : []),
  collection("mail").where("userId", "==", _id),
];

/** The states of messages that are still to be sent, such as the one that tells of the deletion. */
const unsent: readonly unknown[] = ["queued", "sending"] satisfies SendingState[];

/** Whether a message was created before a time; false for one whose time is not stored. */
const isOlder = (message: QueryDocumentSnapshot, before: Date): boolean => {
  const createdAt: unknown = message.get("createdAt");
  return createdAt instanceof Timestamp && createdAt.toDate() < before;
};

function deleteSentMessages(sent: Query, before: Date): Promise<void> {
  return forEachBatch(sent, batchSize, async (transaction, found) => {
    for (const message of found) {
      if (!unsent.includes(message.get("state")) && isOlder(message, before)) transaction.delete(message.ref);
    }
    return true;
  });
}

/** Deletes all tickets with an address, and their messages. */
async function deleteTickets(email: string): Promise<void> {
  const tickets = collection("contacts").where("email", "==", email).select().limit(batchSize);
  for (let { docs } = await tickets.get(); docs.length > 0; { docs } = await tickets.get())
    for (const { ref } of docs) await deleteConversation(ref);
}

/**
 * Deletes what refers to an account and is neither a part of it nor deleted with its products: messages to it, alerts and tickets with its
 * address, codes and links; and takes contact details out of the change log. Messages from `before` on, such as the one that tells why the
 * account was deleted, expire with the others. Safe to run twice.
 */
export async function eraseAccountTraces(user: User, before: Date): Promise<void> {
  for (const sent of listMessages(user)) await deleteSentMessages(sent, before);
  if (user.email !== null && user.verified) {
    await deleteInBatches(collection("alerts").where("email", "==", user.email));
    await deleteTickets(user.email);
  }
  await firestore().runTransaction(async (transaction) => {
    const [links, codes] = await Promise.all([
      readLinksOf(transaction, user._id),
      readCodes(user._id, transaction),
    ]);
    links.remove();
    codes.remove();
  });
  await forgetAccountChanges(user._id);
}

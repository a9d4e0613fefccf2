import { type Mail, OutgoingMessage, type Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { Order } from "@halkopiha/domain/orders/order.ts";
import type { Recall } from "@halkopiha/domain/recalls/recall.ts";
import { chooseChannel } from "@halkopiha/domain/recalls/recall-channel.ts";
import type { RecallChannel } from "@halkopiha/domain/recalls/recall-labels.ts";
import * as rules from "@halkopiha/domain/recalls/recall-rules.ts";
import type { Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseAll, parseDocument, readMany } from "../firestore/document.ts";
import { newestFirst, readPage } from "../firestore/page.ts";
import { queueMailWith } from "../mail.ts";
import { createNotice, readTold, toMessageId } from "./notices.ts";
import { recalls, StoredRecall, toRecallDocument } from "./recalls.ts";

/** What telling a buyer needs of an order; an order that is invalid elsewhere is told of all the same. */
export const RecalledOrder = z.extend(z.pick(Order, { _id: true, orderNumber: true, createdAt: true }), {
  items: z.array(z.object({ _id: z.string() })),
  buyer: z.object({ email: z.string(), phonenumber: z.string() }),
});
export type RecalledOrder = z.infer<typeof RecalledOrder>;

/** The messages to a buyer, for each channel. */
export type CreateMessage = (
  recall: Recall,
  order: RecalledOrder,
  channel: Exclude<RecallChannel, null>,
) => Mail | Sms;

/** Orders that one step looks at: two writes for each are far below the 500 of a transaction. */
const batchSize = 100;

/** Whether a recall still is where a step has read on from; else another run has gone on, or it was taken back. */
const isSame = (now: StoredRecall | null, read: StoredRecall): now is StoredRecall =>
  now !== null && now.round === read.round && now.state === read.state && now.after === read.after;

/** Writes a step in the transaction that reads whether another run was first. */
function runStep(
  read: StoredRecall,
  after: string | null,
  write: (transaction: Transaction, recall: StoredRecall) => Promise<Recall | null>,
): Promise<void> {
  const ref = recalls().doc(read._id);
  return firestore().runTransaction(async (transaction) => {
    const recall = parseDocument(StoredRecall, await transaction.get(ref));
    if (!isSame(recall, read)) return;
    const next = await write(transaction, recall);
    if (next) transaction.set(ref, toRecallDocument({ ...next, after }));
  });
}

/** Tells the buyers of the next orders of the seller that have the product. */
async function tellBatch(read: StoredRecall, createMessage: CreateMessage): Promise<void> {
  const query = firestore().collection("orders").where("seller._id", "==", read.sellerId);
  const page = await readPage(query, newestFirst, batchSize, read.after ?? undefined);
  const orders = parseAll(RecalledOrder, page.documents).filter(({ items }) =>
    items.some(({ _id }) => _id === read._id),
  );
  const after = page.nextCursor ?? null;
  const at = new Date().toISOString();
  await runStep(read, after, (transaction, recall) => {
    const channels = orders.map((order) => {
      const channel = chooseChannel(order.buyer);
      createNotice(transaction, recall, order._id, channel);
      if (channel !== null)
        queueMailWith(transaction, toMessageId(recall, order._id), createMessage(recall, order, channel));
      return channel;
    });
    const batch = { checked: page.documents.length, channels, isLast: after === null };
    return Promise.resolve(rules.passBatch(recall, batch, at));
  });
}

/** Keeps the next of those messages from being sent that were not, and tells the others that the recall was taken back. */
async function correctBatch(read: StoredRecall, createMessage: CreateMessage): Promise<void> {
  const { orderIds, next: after } = await readTold(read, batchSize, read.after);
  const orders = await readMany(firestore(), "orders", RecalledOrder, orderIds);
  const at = new Date().toISOString();
  await runStep(read, after, async (transaction, recall) => {
    const refs = orderIds.map((id) => firestore().collection("mail").doc(toMessageId(recall, id)));
    const snapshots = refs.length === 0 ? [] : await transaction.getAll(...refs);
    const corrections = snapshots.map((snapshot, index) => {
      const correction = rules.planCorrection(parseDocument(OutgoingMessage, snapshot));
      if (correction.isRetracted) transaction.delete(snapshot.ref);
      const order = orders.get(orderIds[index] ?? "");
      const channel = order ? chooseChannel(order.buyer) : null;
      if (correction.isCorrected && order && channel !== null)
        queueMailWith(
          transaction,
          `${toMessageId(recall, order._id)}-taken-back`,
          createMessage(recall, order, channel),
        );
      return correction;
    });
    return rules.passCorrections(recall, { corrections, isLast: after === null }, at);
  });
}

/**
 * Takes the next step of a recall: reads at most 101 orders, and writes their messages with how far it has come, in one transaction. A crash
 * before that repeats the step, and of two runs at once one writes.
 * @returns whether there is another step
 */
export async function takeNextStep(
  id: string,
  messages: { recalled: CreateMessage; takenBack: CreateMessage },
): Promise<boolean> {
  const ref = recalls().doc(id);
  const recall = parseDocument(StoredRecall, await ref.get());
  if (!recall || !rules.isWorking(recall)) return false;
  if (recall.state === "notifying") await tellBatch(recall, messages.recalled);
  else await correctBatch(recall, messages.takenBack);
  const now = parseDocument(StoredRecall, await ref.get());
  return now !== null && rules.isWorking(now);
}

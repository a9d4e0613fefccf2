import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import type { MessageChannel } from "@halkopiha/domain/messaging/listed-message.ts";
import {
  type Mail,
  type MessageUpdate,
  OutgoingMessage,
  type Push,
  type QueuedMessage,
  type Sms,
} from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toRecipientKey } from "@halkopiha/domain/messaging/recipient-key.ts";
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import { isAlreadyExistsError } from "./firestore/already-exists.ts";
import { parseAll, parseDocument } from "./firestore/document.ts";

const mail = () => firestore().collection("mail");

function toChannel(message: Mail | Sms | Push): MessageChannel {
  if ("title" in message) return "push";
  return "subject" in message ? "mail" : "sms";
}

function toQueuedDocument(message: Mail | Sms | Push) {
  const now = FieldValue.serverTimestamp();
  const channel = toChannel(message);
  const sending = { state: "queued", attempts: 0, nextAttemptAt: now };
  const recipient = toRecipientKey(message.to);
  const expiry = { expiresAt: Timestamp.fromMillis(Date.now() + toRetentionMs(retention.mail)) };
  return { ...message, channel, recipient, ...sending, ...expiry, createdAt: now, updatedAt: now };
}

/** Queues a message in the transaction of the change it reports (transactional outbox). */
export function queueMailWith(transaction: Transaction, id: string, message: Mail | Sms | Push): void {
  transaction.create(mail().doc(id), toQueuedDocument(message));
}

/** As `queueMailWith`, for a message to a user whom perhaps nothing reaches. */
export function queueNoticeWith(transaction: Transaction, id: string, message: Mail | Sms | null): void {
  if (message) queueMailWith(transaction, id, message);
}

/** Whether a message has already been queued, read in a transaction. */
export async function isQueued(transaction: Transaction, id: string): Promise<boolean> {
  return (await transaction.get(mail().doc(id))).exists;
}

/** Of these ids, those under which no message has been queued. */
export async function findMissingMails(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const snapshots = await firestore().getAll(...ids.map((id) => mail().doc(id)), { fieldMask: [] });
  return new Set(snapshots.filter(({ exists }) => !exists).map(({ id }) => id));
}

/** Queues a message under a fixed id; queueing it again has no effect, so a trigger may run twice. */
export async function queueMail(id: string, message: Mail | Sms): Promise<void> {
  try {
    await mail().doc(id).create(toQueuedDocument(message));
  } catch (error) {
    if (!isAlreadyExistsError(error)) throw error;
  }
}

/** Queues messages of one event, all or none: none when the first one was queued before. */
export async function queueTogether(messages: readonly QueuedMessage[]): Promise<void> {
  const batch = firestore().batch();
  for (const { id, mail: message } of messages) batch.create(mail().doc(id), toQueuedDocument(message));
  try {
    await batch.commit();
  } catch (error) {
    if (!isAlreadyExistsError(error)) throw error;
  }
}

/** Deletes a message that has no recipient. */
export async function deleteMessage(id: string): Promise<void> {
  await mail().doc(id).delete();
}

/** The changed fields of a stored message: its state, its text when a pincode is inserted, and the devices that have it. */
export type MessageChange = MessageUpdate & Partial<Pick<Mail, "text" | "html"> & Pick<Push, "delivered">>;

const toDocument = ({ nextAttemptAt, sentAt, ...rest }: MessageChange) => ({
  ...rest,
  ...(nextAttemptAt && { nextAttemptAt: Timestamp.fromDate(new Date(nextAttemptAt)) }),
  ...(sentAt && { sentAt: Timestamp.fromDate(new Date(sentAt)) }),
  updatedAt: FieldValue.serverTimestamp(),
});

/**
 * Updates a stored message in one transaction with the result of `decide`.
 * @param prepare reads what else a change concerns, and returns what writes it
 * @returns the changed message; null when there is none, or `decide` returns null
 */
export function changeMessage(
  id: string,
  decide: (message: OutgoingMessage) => MessageChange | null,
  prepare?: (
    transaction: Transaction,
    message: OutgoingMessage,
    change: MessageChange,
  ) => Promise<() => void>,
): Promise<OutgoingMessage | null> {
  return firestore().runTransaction(async (transaction) => {
    const ref = mail().doc(id);
    const message = parseDocument(OutgoingMessage, await transaction.get(ref));
    const change = message && decide(message);
    if (!change) return null;
    const also = await prepare?.(transaction, message, change);
    transaction.update(ref, toDocument(change));
    also?.();
    return { ...message, ...change };
  });
}

/** A queued message; null when there is none. */
export async function findMessage(id: string): Promise<OutgoingMessage | null> {
  return parseDocument(OutgoingMessage, await mail().doc(id).get());
}

/** The ids of due messages, the longest waiting first, at most `limit`. */
export async function listDueMessages(now: Date, limit: number): Promise<string[]> {
  const due = mail()
    .where("state", "in", ["queued", "sending"])
    .where("nextAttemptAt", "<=", Timestamp.fromDate(now))
    .orderBy("nextAttemptAt")
    .limit(limit);
  const { docs } = await due.select().get();
  return docs.map(({ id }) => id);
}

/** Waiting messages that are looked at for an alarm, the newest of those written before a time. */
const maxWaitingRead = 20;

/** Messages of a channel that were written before a time and still wait. */
export async function listWaitingSince(channel: MessageChannel, since: Date): Promise<OutgoingMessage[]> {
  const waiting = mail()
    .where("channel", "==", channel)
    .where("state", "==", "queued")
    .where("createdAt", "<=", Timestamp.fromDate(since))
    .orderBy("createdAt", "desc")
    .limit(maxWaitingRead);
  return parseAll(OutgoingMessage, (await waiting.get()).docs);
}

/** Whether a message of a channel has been sent since a time. */
export async function isAnySentSince(channel: MessageChannel, since: Date): Promise<boolean> {
  const sent = mail()
    .where("channel", "==", channel)
    .where("sentAt", ">=", Timestamp.fromDate(since))
    .limit(1);
  return !(await sent.select().get()).empty;
}

import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import {
  type Mail,
  type MessageUpdate,
  OutgoingMessage,
  type Sms,
} from "@halkopiha/domain/messaging/outgoing-message.ts";
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import { isAlreadyExistsError } from "./firestore/already-exists.ts";
import { parseDocument } from "./firestore/document.ts";

const mail = () => firestore().collection("mail");

function toQueuedDocument(message: Mail | Sms) {
  const now = FieldValue.serverTimestamp();
  const channel = "subject" in message ? "mail" : "sms";
  const sending = { state: "queued", attempts: 0, nextAttemptAt: now };
  const expiry = { expiresAt: Timestamp.fromMillis(Date.now() + toRetentionMs(retention.mail)) };
  return { ...message, channel, ...sending, ...expiry, createdAt: now, updatedAt: now };
}

/** Queues a message in the transaction of the change it reports (transactional outbox). */
export function queueMailWith(transaction: Transaction, id: string, message: Mail | Sms): void {
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

/** The changed fields of a stored message: its state, and its text when a pincode is inserted. */
export type MessageChange = MessageUpdate & Partial<Pick<Mail, "text" | "html">>;

const toDocument = ({ nextAttemptAt, sentAt, ...rest }: MessageChange) => ({
  ...rest,
  ...(nextAttemptAt && { nextAttemptAt: Timestamp.fromDate(new Date(nextAttemptAt)) }),
  ...(sentAt && { sentAt: Timestamp.fromDate(new Date(sentAt)) }),
  updatedAt: FieldValue.serverTimestamp(),
});

/**
 * Updates a stored message in one transaction with the result of `decide`.
 * @returns the changed message; null when there is none, or `decide` returns null
 */
export function changeMessage(
  id: string,
  decide: (message: OutgoingMessage) => MessageChange | null,
): Promise<OutgoingMessage | null> {
  return firestore().runTransaction(async (transaction) => {
    const ref = mail().doc(id);
    const message = parseDocument(OutgoingMessage, await transaction.get(ref));
    const change = message && decide(message);
    if (!change) return null;
    transaction.update(ref, toDocument(change));
    return { ...message, ...change };
  });
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

import { type Mail, Outgoing, type Sms, type Step } from "@halkopiha/domain/outgoing.ts";
import { retention, retentionTime } from "@halkopiha/domain/retention.ts";
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../firebase.ts";
import { isAlreadyThere } from "./already-there.ts";
import { parseDocument } from "./document.ts";

const mail = () => firestore().collection("mail");

function queued(message: Mail | Sms) {
  const now = FieldValue.serverTimestamp();
  const channel = "subject" in message ? "mail" : "sms";
  const sending = { state: "queued", attempts: 0, nextAttemptAt: now };
  const expiry = { expiresAt: Timestamp.fromMillis(Date.now() + retentionTime(retention.mail)) };
  return { ...message, channel, ...sending, ...expiry, createdAt: now, updatedAt: now };
}

/** Queues a message together with what it tells of: both or neither. */
export function queueMailWith(transaction: Transaction, id: string, message: Mail | Sms): void {
  transaction.create(mail().doc(id), queued(message));
}

/** Whether a message has been queued already, as a transaction sees it. */
export async function isQueued(transaction: Transaction, id: string): Promise<boolean> {
  return (await transaction.get(mail().doc(id))).exists;
}

/** Those of these ids under which no message has ever been queued. */
export async function missingMails(ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const snapshots = await firestore().getAll(...ids.map((id) => mail().doc(id)), { fieldMask: [] });
  return new Set(snapshots.filter(({ exists }) => !exists).map(({ id }) => id));
}

/** Queues a message under a fixed id; queueing the same one again does nothing, so a trigger may run twice. */
export async function queueMail(id: string, message: Mail | Sms): Promise<void> {
  try {
    await mail().doc(id).create(queued(message));
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
}

/** What changes in a stored message: its state, and its words when a code takes its place in them. */
export type MessageChange = Step & Partial<Pick<Mail, "text" | "html">>;

const stored = ({ nextAttemptAt, sentAt, ...rest }: MessageChange) => ({
  ...rest,
  ...(nextAttemptAt && { nextAttemptAt: Timestamp.fromDate(new Date(nextAttemptAt)) }),
  ...(sentAt && { sentAt: Timestamp.fromDate(new Date(sentAt)) }),
  updatedAt: FieldValue.serverTimestamp(),
});

/**
 * Changes a stored message in one transaction as `decide` says.
 * @returns the changed message; null when there is none, or `decide` changes nothing
 */
export function changeMessage(
  id: string,
  decide: (message: Outgoing) => MessageChange | null,
): Promise<Outgoing | null> {
  return firestore().runTransaction(async (transaction) => {
    const ref = mail().doc(id);
    const message = parseDocument(Outgoing, await transaction.get(ref));
    const change = message && decide(message);
    if (!change) return null;
    transaction.update(ref, stored(change));
    return { ...message, ...change };
  });
}

/** The ids of messages whose time has come, the longest waiting first, at most `limit`. */
export async function listDueMessages(now: Date, limit: number): Promise<string[]> {
  const due = mail()
    .where("state", "in", ["queued", "sending"])
    .where("nextAttemptAt", "<=", Timestamp.fromDate(now))
    .orderBy("nextAttemptAt")
    .limit(limit);
  const { docs } = await due.select().get();
  return docs.map(({ id }) => id);
}

import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  canResend,
  type ListedMessage,
  listStates,
  type MessageChannel,
  type MessageStateFilter,
  toListedMessage,
} from "@halkopiha/domain/messaging/listed-message.ts";
import { OutgoingMessage, queueAgain } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { toRecipientKey } from "@halkopiha/domain/messaging/recipient-key.ts";
import { Instant } from "@halkopiha/domain/schemas/primitives.ts";
import { type DocumentReference, FieldValue, type Query, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseAll, parseDocument } from "../firestore/document.ts";
import { newestFirst, readMatching, readPage } from "../firestore/page.ts";
import { type AuditAuthor, writeAudit } from "./audit.ts";

const mail = () => firestore().collection("mail");

const Created = z.object({ createdAt: Instant });
const Stored = z.intersection(OutgoingMessage, Created);

interface MessageSearch {
  state: MessageStateFilter;
  channel?: MessageChannel | undefined;
  to?: string | undefined;
  limit: number;
  cursor?: string | undefined;
}

/** Messages to one recipient that a page reads at most; there are few, of which those of other states are left out here. */
const maxReads = 100;

function queryMessages({ state, channel }: MessageSearch): Query {
  let query: Query = mail();
  if (channel !== undefined) query = query.where("channel", "==", channel);
  return state === "all" ? query : query.where("state", "in", listStates(state));
}

function readMessages(search: MessageSearch) {
  const { state, channel, to, limit, cursor } = search;
  if (to === undefined) return readPage(queryMessages(search), newestFirst, limit, cursor);
  const states: readonly unknown[] = listStates(state);
  const query = mail().where("recipient", "==", toRecipientKey(to));
  return readMatching(query, newestFirst, { limit, cursor, maxReads }, (document) => {
    const isOfChannel = channel === undefined || document.get("channel") === channel;
    return isOfChannel && states.includes(document.get("state"));
  });
}

/** One page of messages without their texts, the newest first. */
export async function listMessages(search: MessageSearch) {
  const page = await readMessages(search);
  const messages: ListedMessage[] = parseAll(Stored, page.documents).map(toListedMessage);
  return { messages, nextCursor: page.nextCursor };
}

/** Queues one message again, unless it has another state by now. @returns null in that case, and when there is none */
function requeue(ref: DocumentReference, author: AuditAuthor | null): Promise<ListedMessage | null> {
  return firestore().runTransaction(async (transaction) => {
    const before = await transaction.get(ref);
    const message = parseDocument(Stored, before);
    if (!message || !canResend(message)) return null;
    const { state, attempts, nextAttemptAt } = { ...message, ...queueAgain(new Date()) };
    const due = Timestamp.fromDate(new Date(nextAttemptAt));
    writeAudit(transaction, author, { ref, before, written: { state, attempts } });
    const updatedAt = FieldValue.serverTimestamp();
    transaction.update(ref, { state, attempts, nextAttemptAt: due, updatedAt });
    return toListedMessage({ ...message, state, attempts, nextAttemptAt });
  });
}

/**
 * Queues a message again; the job that sends due messages sends it within minutes.
 * @throws AppError `notFound`, `notResendable`
 */
export async function resendMessage(id: string, author: AuditAuthor | null): Promise<ListedMessage> {
  const ref = mail().doc(id);
  if (!(await ref.get()).exists) throw new AppError("notFound");
  const message = await requeue(ref, author);
  if (!message) throw new AppError("notResendable");
  return message;
}

/** Messages that one call queues again at most. */
const maxResent = 50;

/** Queues messages again that were given up, the newest first. */
export async function resendFailed(cursor: string | undefined, author: AuditAuthor | null) {
  const failed = mail().where("state", "==", "failed");
  const { documents, nextCursor } = await readPage(failed, newestFirst, maxResent, cursor);
  const results = await Promise.all(documents.map(({ ref }) => requeue(ref, author)));
  return { resent: results.filter((message) => message !== null).length, nextCursor };
}

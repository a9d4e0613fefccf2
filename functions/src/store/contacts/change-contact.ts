import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import {
  type Contact,
  type ContactSummary,
  type NewTicketMessage,
  type TicketStatus,
  toMessageId,
} from "@halkopiha/domain/messaging/ticket.ts";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Transaction,
} from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { checkNotStale } from "../firestore/check-not-stale.ts";
import { requireDocument } from "../firestore/document.ts";
import { queueMailWith } from "../mail.ts";
import { contacts, getMessagesCollection, requireContact, StoredContact } from "./contacts.ts";
import { addCode, isValidCode, type NewCode, toExpiry } from "./ticket-codes.ts";

/** The n-th message, from 0: ids sort in the order of writing. */
const messageRef = (contact: DocumentReference, n: number) =>
  getMessagesCollection(contact).doc(toMessageId(n));

const withServerTime = (message: NewTicketMessage) => ({
  ...message,
  createdAt: FieldValue.serverTimestamp(),
});

/** Stores a new conversation and queues its mail, if any, in one transaction. */
export async function createContact(
  fields: Pick<Contact, "name" | "email" | "subject">,
  message: NewTicketMessage,
  { hash }: NewCode,
  mail: (contact: Pick<Contact, "_id" | "email">) => Mail | null,
): Promise<Contact> {
  const ref = contacts().doc();
  await firestore().runTransaction(async (transaction) => {
    const at = FieldValue.serverTimestamp();
    const token = { hashes: [hash], expiresAt: toExpiry(Date.now()) };
    const status: TicketStatus = "recieved";
    const participants = { author: message.author, admin: null };
    const first = { message: message.text, lastMessage: withServerTime(message), messageCount: 1 };
    const summary = { ...fields, ...participants, ...first, status };
    transaction.create(ref, { ...summary, token, createdAt: at, updatedAt: at });
    transaction.create(messageRef(ref, 0), withServerTime(message));
    const received = mail({ ...fields, _id: ref.id });
    if (received) queueMailWith(transaction, `contact-${ref.id}-received`, received);
  });
  return requireContact(ref);
}

/** A message with the changes it makes to its conversation. */
export interface Reply {
  message: NewTicketMessage;
  status: TicketStatus;
  /** The author, if it is an admin; null for the visitor. */
  auditAuthor: AuditAuthor | null;
  /** A mail with a new link, if the visitor is notified. */
  mail?: { code: NewCode; mail: Mail };
}

function append(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  { messageCount }: ContactSummary,
  { message, status, auditAuthor, mail }: Reply,
): void {
  const { ref } = snapshot;
  transaction.create(messageRef(ref, messageCount), withServerTime(message));
  transaction.update(ref, {
    lastMessage: withServerTime(message),
    messageCount: messageCount + 1,
    status,
    ...(auditAuthor && { admin: message.author }),
    "token.hashes": addCode(snapshot, mail?.code),
    "token.expiresAt": toExpiry(Date.now()),
    updatedAt: FieldValue.serverTimestamp(),
  });
  writeAudit(transaction, auditAuthor, { ref, before: snapshot, written: { status } });
  if (mail) queueMailWith(transaction, `contact-${ref.id}-${messageCount + 1}`, mail.mail);
}

/**
 * Adds a message to a conversation. `decide` rejects by throwing; with a `code`, it must be a valid one.
 * @throws AppError `notFound`, or `linkInvalid` for a wrong code
 */
export async function addMessage(
  id: string,
  code: string | null,
  decide: (contact: ContactSummary) => Reply,
): Promise<Contact> {
  const ref = contacts().doc(id);
  await firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    if (code !== null && !isValidCode(snapshot, code)) throw new AppError("linkInvalid");
    const contact = requireDocument(StoredContact, snapshot);
    append(transaction, snapshot, contact, decide(contact));
  });
  return requireContact(ref);
}

/**
 * Changes a conversation's status to the result of `decide`, which rejects by throwing; `admin` is the admin who changes it, who saw the
 * conversation as it was at `seen`.
 * @throws AppError `notFound`, `stale`
 */
export async function changeContactStatus(
  id: string,
  auditAuthor: AuditAuthor | null,
  admin: string,
  seen: string | undefined,
  decide: (contact: ContactSummary) => TicketStatus,
): Promise<Contact> {
  const ref = contacts().doc(id);
  await firestore().runTransaction(async (transaction) => {
    const before = await transaction.get(ref);
    const contact = requireDocument(StoredContact, before);
    const status = decide(contact);
    if (status === contact.status) return;
    checkNotStale(seen, contact);
    transaction.update(ref, { status, admin, updatedAt: FieldValue.serverTimestamp() });
    writeAudit(transaction, auditAuthor, { ref, before, written: { status } });
  });
  return requireContact(ref);
}

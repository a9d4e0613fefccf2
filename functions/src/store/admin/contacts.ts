import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Mail } from "@halkopiha/domain/messaging/outgoing-message.ts";
import {
  type Contact,
  ContactSummary,
  maxMessages,
  type NewTicketMessage,
  openTicketStatuses,
  type Ticket,
  type TicketFilter,
  TicketMessage,
  type TicketStatus,
  ticketLifetime,
  toMessageId,
} from "@halkopiha/domain/messaging/ticket.ts";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Query,
  Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { checkNotStale } from "../firestore/check-not-stale.ts";
import { parseAll, parseDocument, requireDocument } from "../firestore/document.ts";
import { newestFirst, readPage } from "../firestore/page.ts";
import { queueMailWith } from "../mail.ts";
import { type AuditAuthor, writeAudit } from "./audit.ts";

export const contacts = () => firestore().collection("contacts");

const hashCode = (code: string) => createHash("sha256").update(code).digest();

/** The codes of a conversation's links: only their hashes are stored. */
const Token = z.object({
  token: z.optional(z.object({ hashes: z.array(z.string()), expiresAt: z.iso.datetime() })),
});

/** A conversation as stored; documents of an older version lack `message`, `author` and `admin`. */
const StoredContact = z.extend(ContactSummary, {
  ...Token.shape,
  message: z._default(z.string(), ""),
  author: z._default(z.string(), ""),
  admin: z._default(z.nullable(z.string()), null),
});

/** Converts a stored conversation to a response; of its codes it contains only the expiry. */
function toContact(
  { lastMessage, messageCount, token, ...stored }: z.infer<typeof StoredContact>,
  messages: TicketMessage[],
): Contact {
  return {
    ...stored,
    author: stored.author || stored.name,
    messages,
    token: token ? { time: token.expiresAt } : null,
  };
}

/** Maximum number of valid links of one conversation. */
const maxCodes = 10;

export interface NewCode {
  code: string;
  hash: string;
}

/** A new random code of 128 bits, and the hash that is stored. */
export function createCode(): NewCode {
  const code = randomBytes(16).toString("base64url");
  return { code, hash: hashCode(code).toString("base64") };
}

const toExpiry = (now: number) => Timestamp.fromMillis(now + ticketLifetime);

const isValid = ({ expiresAt }: { expiresAt: string }) => Date.parse(expiresAt) >= Date.now();

function isValidCode(snapshot: DocumentSnapshot, code: string): boolean {
  const stored = parseDocument(Token, snapshot)?.token;
  if (!stored || !isValid(stored)) return false;
  const given = hashCode(code);
  return stored.hashes.some((hash) => timingSafeEqual(Buffer.from(hash, "base64"), given));
}

/** Messages are separate documents, so a conversation can exceed the size limit of one document. */
export const getMessagesCollection = (contact: DocumentReference) => contact.collection("messages");

/** The n-th message, from 0: ids sort in the order of writing. */
const messageRef = (contact: DocumentReference, n: number) =>
  getMessagesCollection(contact).doc(toMessageId(n));

const withServerTime = (message: NewTicketMessage) => ({
  ...message,
  createdAt: FieldValue.serverTimestamp(),
});

/** A conversation with all its messages, of which there are at most `maxMessages`. */
async function withMessages(snapshot: DocumentSnapshot): Promise<Contact | null> {
  const stored = parseDocument(StoredContact, snapshot);
  if (!stored) return null;
  const { docs } = await getMessagesCollection(snapshot.ref)
    .orderBy(FieldPath.documentId())
    .limit(maxMessages)
    .get();
  const messages = parseAll(TicketMessage, docs);
  return toContact({ ...stored, message: stored.message || (messages[0]?.text ?? "") }, messages);
}

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

async function requireContact(ref: DocumentReference): Promise<Contact> {
  const contact = await withMessages(await ref.get());
  if (!contact) throw new AppError("notFound");
  return contact;
}

function queryContacts(status: TicketFilter | undefined): Query {
  if (status === undefined) return contacts();
  return status === "open"
    ? contacts().where("status", "in", openTicketStatuses)
    : contacts().where("status", "==", status);
}

/** One page of conversations, newest first, each with its last message only. */
export async function listContacts(filter: {
  status?: TicketFilter | undefined;
  limit: number;
  cursor?: string | undefined;
}): Promise<{ contacts: Contact[]; nextCursor: string | undefined }> {
  const query = queryContacts(filter.status);
  const { documents, nextCursor } = await readPage(query, newestFirst, filter.limit, filter.cursor);
  const found = parseAll(StoredContact, documents);
  return { contacts: found.map((stored) => toContact(stored, [stored.lastMessage])), nextCursor };
}

export async function findContact(id: string): Promise<Contact | null> {
  return withMessages(await contacts().doc(id).get());
}

/** @throws AppError `linkInvalid` when a code does not open the conversation */
export async function checkTicketCode(id: string, code: string): Promise<void> {
  if (!isValidCode(await contacts().doc(id).get(), code)) throw new AppError("linkInvalid");
}

/**
 * The conversation that a code gives access to.
 * @throws AppError `linkInvalid` for a wrong or expired code, and for a conversation that does not exist
 */
export async function openTicket(id: string, code: string): Promise<Ticket> {
  const snapshot = await contacts().doc(id).get();
  const contact = isValidCode(snapshot, code) ? await withMessages(snapshot) : null;
  if (!contact) throw new AppError("linkInvalid");
  return toTicket(contact, code);
}

/**
 * The response to the holder of a valid code.
 * @throws AppError `linkInvalid` when the conversation has no code
 */
export function toTicket({ email, token, ...contact }: Contact, code: string): Ticket {
  if (!token) throw new AppError("linkInvalid");
  return { ...contact, token: { code, time: token.time } };
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
  const token = parseDocument(Token, snapshot)?.token;
  // Expired links stay expired when a new message extends the expiry.
  const hashes = token && isValid(token) ? token.hashes : [];
  transaction.create(messageRef(ref, messageCount), withServerTime(message));
  transaction.update(ref, {
    lastMessage: withServerTime(message),
    messageCount: messageCount + 1,
    status,
    ...(auditAuthor && { admin: message.author }),
    "token.hashes": (mail ? [...hashes, mail.code.hash] : hashes).slice(-maxCodes),
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

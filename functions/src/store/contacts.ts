import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Mail } from "@halkopiha/domain/outgoing.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import {
  type Contact,
  ContactSummary,
  messageId,
  mostMessages,
  type NewTicketMessage,
  type Ticket,
  TicketMessage,
  type TicketStatus,
  ticketLifetime,
} from "@halkopiha/domain/ticket.ts";
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
import { firestore } from "../firebase.ts";
import { type Doer, rememberWith } from "./audit.ts";
import { parseAll, parseDocument, requireDocument } from "./document.ts";
import { queueMailWith } from "./mail.ts";
import { newestFirst, readPage } from "./page.ts";

export const contacts = () => firestore().collection("contacts");

const hashOf = (code: string) => createHash("sha256").update(code).digest();

/** The codes that open a conversation: only their hashes are stored. */
const Token = z.object({
  token: z.optional(z.object({ hashes: z.array(z.string()), expiresAt: z.iso.datetime() })),
});

/** A conversation as stored; one of an older version does not name its first message and its people. */
const StoredContact = z.extend(ContactSummary, {
  ...Token.shape,
  message: z._default(z.string(), ""),
  author: z._default(z.string(), ""),
  admin: z._default(z.nullable(z.string()), null),
});

/** What is answered of a stored conversation: of its codes no more than until when they hold. */
function contactOf(
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

/** How many mailed links of one conversation work at once. */
const mostCodes = 10;

export interface NewCode {
  code: string;
  hash: string;
}

/** A new random code of 128 bits, and what of it is stored. */
export function newCode(): NewCode {
  const code = randomBytes(16).toString("base64url");
  return { code, hash: hashOf(code).toString("base64") };
}

const validFrom = (now: number) => Timestamp.fromMillis(now + ticketLifetime);

const isValid = ({ expiresAt }: { expiresAt: string }) => Date.parse(expiresAt) >= Date.now();

function holds(snapshot: DocumentSnapshot, code: string): boolean {
  const stored = parseDocument(Token, snapshot)?.token;
  if (!stored || !isValid(stored)) return false;
  const given = hashOf(code);
  return stored.hashes.some((hash) => timingSafeEqual(Buffer.from(hash, "base64"), given));
}

/** Messages lie in documents of their own, so that a conversation can grow beyond the size of one. */
export const messagesOf = (contact: DocumentReference) => contact.collection("messages");

/** The n-th message, from 0: ids in the order in which they were written. */
const messageRef = (contact: DocumentReference, n: number) => messagesOf(contact).doc(messageId(n));

const timed = (message: NewTicketMessage) => ({ ...message, createdAt: FieldValue.serverTimestamp() });

/** A conversation with all its messages, of which there are at most `mostMessages`. */
async function withMessages(snapshot: DocumentSnapshot): Promise<Contact | null> {
  const stored = parseDocument(StoredContact, snapshot);
  if (!stored) return null;
  const { docs } = await messagesOf(snapshot.ref).orderBy(FieldPath.documentId()).limit(mostMessages).get();
  const messages = parseAll(TicketMessage, docs);
  return contactOf({ ...stored, message: stored.message || (messages[0]?.text ?? "") }, messages);
}

/** Stores a new conversation and queues its mail, if there is to be one, all or none. */
export async function createContact(
  fields: Pick<Contact, "name" | "email" | "subject">,
  message: NewTicketMessage,
  { hash }: NewCode,
  mail: (contact: Pick<Contact, "_id" | "email">) => Mail | null,
): Promise<Contact> {
  const ref = contacts().doc();
  await firestore().runTransaction(async (transaction) => {
    const at = FieldValue.serverTimestamp();
    const token = { hashes: [hash], expiresAt: validFrom(Date.now()) };
    const status: TicketStatus = "recieved";
    const people = { author: message.author, admin: null };
    const first = { message: message.text, lastMessage: timed(message), messageCount: 1 };
    const summary = { ...fields, ...people, ...first, status };
    transaction.create(ref, { ...summary, token, createdAt: at, updatedAt: at });
    transaction.create(messageRef(ref, 0), timed(message));
    const received = mail({ ...fields, _id: ref.id });
    if (received) queueMailWith(transaction, `contact-${ref.id}-received`, received);
  });
  return requireContact(ref);
}

async function requireContact(ref: DocumentReference): Promise<Contact> {
  const contact = await withMessages(await ref.get());
  if (!contact) throw new Refusal("notFound");
  return contact;
}

/** One page of conversations, newest first, each with its last message alone. */
export async function listContacts(filter: {
  status?: TicketStatus | undefined;
  limit: number;
  cursor?: string | undefined;
}): Promise<{ contacts: Contact[]; nextCursor: string | undefined }> {
  const query: Query = filter.status ? contacts().where("status", "==", filter.status) : contacts();
  const { documents, nextCursor } = await readPage(query, newestFirst, filter.limit, filter.cursor);
  const found = parseAll(StoredContact, documents);
  return { contacts: found.map((stored) => contactOf(stored, [stored.lastMessage])), nextCursor };
}

export async function findContact(id: string): Promise<Contact | null> {
  return withMessages(await contacts().doc(id).get());
}

/**
 * The conversation that a code opens.
 * @throws Refusal `linkInvalid` for a wrong or old code, and for a conversation that there is not
 */
export async function openTicket(id: string, code: string): Promise<Ticket> {
  const snapshot = await contacts().doc(id).get();
  const contact = holds(snapshot, code) ? await withMessages(snapshot) : null;
  if (!contact) throw new Refusal("linkInvalid");
  return ticketOf(contact, code);
}

/**
 * What the holder of a code that opens the conversation is answered.
 * @throws Refusal `linkInvalid` when no code opens it
 */
export function ticketOf({ email, token, ...contact }: Contact, code: string): Ticket {
  if (!token) throw new Refusal("linkInvalid");
  return { ...contact, token: { code, time: token.time } };
}

/** What a message does to a conversation. */
export interface Reply {
  message: NewTicketMessage;
  status: TicketStatus;
  /** The admin who writes; null when it is the visitor. */
  by: Doer | null;
  /** A mail with a new link, when the visitor is to hear of it. */
  mail?: { code: NewCode; mail: Mail };
}

function append(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  { messageCount }: ContactSummary,
  { message, status, by, mail }: Reply,
): void {
  const { ref } = snapshot;
  const token = parseDocument(Token, snapshot)?.token;
  // A link that has expired stays expired when the conversation goes on.
  const hashes = token && isValid(token) ? token.hashes : [];
  transaction.create(messageRef(ref, messageCount), timed(message));
  transaction.update(ref, {
    lastMessage: timed(message),
    messageCount: messageCount + 1,
    status,
    ...(by && { admin: message.author }),
    "token.hashes": (mail ? [...hashes, mail.code.hash] : hashes).slice(-mostCodes),
    "token.expiresAt": validFrom(Date.now()),
    updatedAt: FieldValue.serverTimestamp(),
  });
  rememberWith(transaction, by, { ref, before: snapshot, written: { status } });
  if (mail) queueMailWith(transaction, `contact-${ref.id}-${messageCount + 1}`, mail.mail);
}

/**
 * Adds a message to a conversation. `decide` refuses by throwing; with a `code` only who holds it may write.
 * @throws Refusal `notFound`, or `linkInvalid` for a wrong code
 */
export async function addMessage(
  id: string,
  code: string | null,
  decide: (contact: ContactSummary) => Reply,
): Promise<Contact> {
  const ref = contacts().doc(id);
  await firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    if (code !== null && !holds(snapshot, code)) throw new Refusal("linkInvalid");
    const contact = requireDocument(StoredContact, snapshot);
    append(transaction, snapshot, contact, decide(contact));
  });
  return requireContact(ref);
}

/**
 * Changes a conversation's status as `decide` says, who refuses by throwing; `admin` is who moves it.
 * @throws Refusal `notFound`
 */
export async function changeContactStatus(
  id: string,
  by: Doer | null,
  admin: string,
  decide: (contact: ContactSummary) => TicketStatus,
): Promise<Contact> {
  const ref = contacts().doc(id);
  await firestore().runTransaction(async (transaction) => {
    const before = await transaction.get(ref);
    const contact = requireDocument(StoredContact, before);
    const status = decide(contact);
    if (status === contact.status) return;
    transaction.update(ref, { status, admin, updatedAt: FieldValue.serverTimestamp() });
    rememberWith(transaction, by, { ref, before, written: { status } });
  });
  return requireContact(ref);
}

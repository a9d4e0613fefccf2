import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import type { Mail } from "@halkopiha/domain/outgoing.ts";
import { Refusal } from "@halkopiha/domain/refusal.ts";
import { Contact, type TicketMessage, type TicketStatus, ticketLifetime } from "@halkopiha/domain/ticket.ts";
import {
  type DocumentSnapshot,
  FieldValue,
  type Query,
  Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../firebase.ts";
import { type Doer, rememberWith } from "./audit.ts";
import { deleteInBatches } from "./batches.ts";
import { parseAll, parseDocument, requireDocument } from "./document.ts";
import { queueMailWith } from "./mail.ts";
import { newestFirst, readPage } from "./page.ts";

const contacts = () => firestore().collection("contacts");

const hashOf = (code: string) => createHash("sha256").update(code).digest();

/** The codes that open a conversation: only their hashes are stored. */
const Token = z.object({
  token: z.optional(z.object({ hashes: z.array(z.string()), expiresAt: z.iso.datetime() })),
});

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

function holds(snapshot: DocumentSnapshot, code: string): boolean {
  const stored = parseDocument(Token, snapshot)?.token;
  if (!stored || Date.parse(stored.expiresAt) < Date.now()) return false;
  const given = hashOf(code);
  return stored.hashes.some((hash) => timingSafeEqual(Buffer.from(hash, "base64"), given));
}

/** Stores a new conversation and queues its mail, both or neither. */
export function createContact(
  fields: Omit<Contact, "_id" | "createdAt" | "updatedAt">,
  { hash }: NewCode,
  mail: (contact: Contact) => Mail,
): Promise<Contact> {
  const ref = contacts().doc();
  return firestore().runTransaction(async (transaction) => {
    const now = new Date();
    const at = FieldValue.serverTimestamp();
    const token = { hashes: [hash], expiresAt: validFrom(now.getTime()) };
    const contact = { ...fields, _id: ref.id, createdAt: now.toISOString(), updatedAt: now.toISOString() };
    transaction.create(ref, { ...fields, token, createdAt: at, updatedAt: at });
    queueMailWith(transaction, `contact-${ref.id}-received`, mail(contact));
    return contact;
  });
}

/** One page of conversations, newest first. */
export async function listContacts(filter: {
  status?: TicketStatus | undefined;
  limit: number;
  cursor?: string | undefined;
}) {
  const query: Query = filter.status ? contacts().where("status", "==", filter.status) : contacts();
  const { documents, nextCursor } = await readPage(query, newestFirst, filter.limit, filter.cursor);
  return { contacts: parseAll(Contact, documents), nextCursor };
}

export async function findContact(id: string): Promise<Contact | null> {
  return parseDocument(Contact, await contacts().doc(id).get());
}

/**
 * The conversation that a code opens.
 * @throws Refusal `linkInvalid` for a wrong or old code, and for a conversation that there is not
 */
export async function openTicket(id: string, code: string): Promise<Contact> {
  const snapshot = await contacts().doc(id).get();
  const contact = parseDocument(Contact, snapshot);
  if (!contact || !holds(snapshot, code)) throw new Refusal("linkInvalid");
  return contact;
}

/** What a message does to a conversation. */
export interface Reply {
  message: TicketMessage;
  status: TicketStatus;
  /** The admin who writes; null when it is the visitor. */
  by: Doer | null;
  /** A mail with a new link, when the visitor is to hear of it. */
  mail?: { code: NewCode; mail: Mail };
}

function append(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
  contact: Contact,
  reply: Reply,
): Contact {
  const { message, status, by, mail } = reply;
  const hashes = parseDocument(Token, snapshot)?.token?.hashes ?? [];
  const messages = [...contact.messages, message];
  transaction.update(snapshot.ref, {
    messages,
    status,
    "token.hashes": (mail ? [...hashes, mail.code.hash] : hashes).slice(-mostCodes),
    "token.expiresAt": validFrom(Date.now()),
    updatedAt: FieldValue.serverTimestamp(),
  });
  rememberWith(transaction, by, { ref: snapshot.ref, before: snapshot, written: { status } });
  if (mail) queueMailWith(transaction, `contact-${contact._id}-${messages.length}`, mail.mail);
  return { ...contact, messages, status, updatedAt: message.createdAt };
}

/**
 * Adds a message to a conversation. `decide` refuses by throwing; with a `code` only who holds it may write.
 * @throws Refusal `notFound`, or `linkInvalid` for a wrong code
 */
export function addMessage(
  id: string,
  code: string | null,
  decide: (contact: Contact) => Reply,
): Promise<Contact> {
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(contacts().doc(id));
    if (code !== null && !holds(snapshot, code)) throw new Refusal("linkInvalid");
    const contact = requireDocument(Contact, snapshot);
    return append(transaction, snapshot, contact, decide(contact));
  });
}

/**
 * Changes a conversation's status as `decide` says, who refuses by throwing.
 * @throws Refusal `notFound`
 */
export function changeContactStatus(
  id: string,
  by: Doer | null,
  decide: (contact: Contact) => TicketStatus,
): Promise<Contact> {
  return firestore().runTransaction(async (transaction) => {
    const ref = contacts().doc(id);
    const before = await transaction.get(ref);
    const contact = requireDocument(Contact, before);
    const status = decide(contact);
    if (status === contact.status) return contact;
    transaction.update(ref, { status, updatedAt: FieldValue.serverTimestamp() });
    rememberWith(transaction, by, { ref, before, written: { status } });
    return { ...contact, status, updatedAt: new Date().toISOString() };
  });
}

/** Deletes the resolved conversations that were last touched before this moment. */
export function deleteResolvedBefore(moment: Date): Promise<void> {
  const resolved: TicketStatus = "resolved";
  return deleteInBatches(
    contacts().where("status", "==", resolved).where("updatedAt", "<", Timestamp.fromDate(moment)),
  );
}

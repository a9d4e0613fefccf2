import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  type Contact,
  ContactSummary,
  maxMessages,
  openTicketStatuses,
  type TicketFilter,
  TicketMessage,
} from "@halkopiha/domain/messaging/ticket.ts";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Query,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { parseAll, parseDocument } from "../firestore/document.ts";
import { newestFirst, readPage } from "../firestore/page.ts";
import { TicketCodes } from "./ticket-codes.ts";

export const contacts = () => firestore().collection("contacts");

/** A conversation as stored; documents of an older version lack `message`, `author` and `admin`. */
export const StoredContact = z.extend(ContactSummary, {
  ...TicketCodes.shape,
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

/** Messages are separate documents, so a conversation can exceed the size limit of one document. */
export const getMessagesCollection = (contact: DocumentReference) => contact.collection("messages");

/** A conversation with all its messages, of which there are at most `maxMessages`. */
export async function withMessages(snapshot: DocumentSnapshot): Promise<Contact | null> {
  const stored = parseDocument(StoredContact, snapshot);
  if (!stored) return null;
  const { docs } = await getMessagesCollection(snapshot.ref)
    .orderBy(FieldPath.documentId())
    .limit(maxMessages)
    .get();
  const messages = parseAll(TicketMessage, docs);
  return toContact({ ...stored, message: stored.message || (messages[0]?.text ?? "") }, messages);
}

/** @throws AppError `notFound` */
export async function requireContact(ref: DocumentReference): Promise<Contact> {
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

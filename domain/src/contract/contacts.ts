import * as z from "zod/mini";
import { Contact, MessageText, NewContact, Ticket, TicketFilter, TicketStatus } from "../messaging/ticket.ts";
import { mailedLine } from "../schemas/mailed-line.ts";
import { Id, NextCursor, PageQuery, SeenAt } from "../schemas/primitives.ts";
import { defineCall } from "./call.ts";

const params = z.object({ id: Id });
const contact = z.object({ contact: Contact });
const ticket = z.object({ ticket: Ticket });
const Code = z.string().check(z.minLength(1), z.maxLength(100));

/** The contact form. The sender gets a link to the conversation by mail. §2 */
export const createContact = defineCall({
  method: "POST",
  path: "/api/admin/contacts",
  access: "visitor",
  summary: "Write to customer service.",
  body: NewContact,
  response: z.object({ contact: Contact, message: z.string() }),
  status: 201,
});

export const listContacts = defineCall({
  method: "GET",
  path: "/api/admin/contacts",
  access: "admin",
  summary: "Conversations with customer service, newest first; `open` are those that are not resolved.",
  query: z.object({ status: z.optional(TicketFilter), ...PageQuery }),
  response: z.object({ contacts: z.array(Contact), nextCursor: NextCursor }),
});

export const readContact = defineCall({
  method: "GET",
  path: "/api/admin/contacts/:id",
  access: "admin",
  summary: "One conversation.",
  params,
  response: contact,
});

export const advanceContact = defineCall({
  method: "PUT",
  path: "/api/admin/contacts/:id",
  access: "admin",
  summary:
    "Move a conversation to its next state, or back to the one before; the state it already has changes nothing.",
  params,
  body: z.object({ status: TicketStatus, updatedAt: SeenAt }),
  response: contact,
});

/** Mails the visitor. A contact with status `recieved` becomes `in progress`. */
export const respondToContact = defineCall({
  method: "PATCH",
  path: "/api/admin/contacts/:id/respond",
  access: "admin",
  summary: "Answer in a conversation.",
  params,
  body: z.object({ message: MessageText }),
  response: contact,
});

/**
 * Requires the code of the mailed link; it is valid for 30 days after the last message. With the code in the query, where platforms log it:
 * for clients written from the specification and not for the app. §7
 */
export const readTicket = defineCall({
  method: "GET",
  path: "/api/admin/contacts/:id/ticket",
  access: "anyone",
  summary: "The conversation behind a link.",
  params,
  query: z.object({ t: Code }),
  response: ticket,
});

/** The same as `readTicket`, with the code in the body, because it is a secret. */
export const openTicket = defineCall({
  method: "POST",
  path: "/api/admin/contacts/:id/ticket/open",
  safe: true,
  access: "anyone",
  summary: "The conversation behind a link, with the code in the body.",
  params,
  body: z.object({ token: Code }),
  response: ticket,
});

export const replyToTicket = defineCall({
  method: "POST",
  path: "/api/admin/contacts/:id/ticket",
  access: "anyone",
  summary: "Write on in the conversation behind a link.",
  params,
  body: z.object({ message: MessageText, name: mailedLine(100), token: Code }),
  response: ticket,
});

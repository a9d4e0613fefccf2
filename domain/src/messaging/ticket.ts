import * as z from "zod/mini";
import { mailedLine } from "../schemas/mailed-line.ts";
import { Email, Id, Instant, paragraphs } from "../schemas/primitives.ts";

export const contactSubjects = ["palaute", "kehitysidea", "yhteydenottopyyntö"] as const;

/** The states of a conversation with customer service; the spelling is part of the API. §4 */
export const ticketStatuses = ["recieved", "in progress", "resolved"] as const;
export const TicketStatus = z.enum(ticketStatuses);
export type TicketStatus = z.infer<typeof TicketStatus>;

/** The only allowed transitions of a ticket's status. §4 */
const nextStatusByStatus = {
  recieved: "in progress",
  "in progress": "resolved",
  resolved: null,
} as const satisfies Record<TicketStatus, TicketStatus | null>;

/** The next status; null after the last one. */
export function getNextTicketStatus(status: TicketStatus): TicketStatus | null {
  return nextStatusByStatus[status];
}

/** Whether an admin may move a ticket to a status: to the next one (§4), or back to the one before, which undoes it. */
export function canMoveTicket(from: TicketStatus, to: TicketStatus): boolean {
  return nextStatusByStatus[from] === to || nextStatusByStatus[to] === from;
}

/** Which tickets are listed: those that are not resolved, or those of one status. */
export const TicketFilter = z.enum(["open", ...ticketStatuses]);
export type TicketFilter = z.infer<typeof TicketFilter>;

/** The statuses of a ticket that waits for customer service. */
export const openTicketStatuses = ticketStatuses.filter((status) => nextStatusByStatus[status] !== null);

/** Maximum number of messages in one conversation. */
export const maxMessages = 200;

/** The id of the n-th message, from 0: ids sort in the order of writing. */
export const toMessageId = (n: number) => String(n).padStart(4, "0");

/** How long a link to a conversation is valid after its last message, in milliseconds: 30 days. */
export const ticketLifetime = 30 * 24 * 60 * 60 * 1000;

export const MessageText = paragraphs(4000);

export const TicketMessage = z.object({ text: z.string(), author: z.string(), createdAt: Instant });
export type TicketMessage = z.infer<typeof TicketMessage>;
/** A message before it is stored, without its timestamp. */
export type NewTicketMessage = Omit<TicketMessage, "createdAt">;

const conversation = {
  _id: Id,
  name: z.string(),
  subject: z.enum(contactSubjects),
  /** The first message of the conversation. */
  message: z.string(),
  messages: z.array(TicketMessage),
  /** The name of the visitor who wrote to customer service. */
  author: z.string(),
  /** The admin who last replied or changed the status; null if there was none. */
  admin: z.nullable(z.string()),
  status: TicketStatus,
  createdAt: Instant,
  updatedAt: Instant,
};

/** A conversation as its visitor sees it: with the code of the link and the code's expiry. §3 */
export const Ticket = z.object({ ...conversation, token: z.object({ code: z.string(), time: Instant }) });
export type Ticket = z.infer<typeof Ticket>;

/** A conversation as customer service sees it: with the link's expiry, never with its code. §3 */
export const Contact = z.object({
  ...conversation,
  email: z.string(),
  token: z.nullable(z.object({ time: Instant })),
});
export type Contact = z.infer<typeof Contact>;

/** A conversation in a list; its messages are stored in a subcollection. */
export const ContactSummary = z.extend(z.omit(Contact, { messages: true, token: true }), {
  lastMessage: TicketMessage,
  messageCount: z.int(),
});
export type ContactSummary = z.infer<typeof ContactSummary>;

/** The contact form; every field is required. §5 */
export const NewContact = z.object({
  name: mailedLine(100),
  email: Email,
  subject: z.enum(contactSubjects),
  message: MessageText,
});
export type NewContact = z.infer<typeof NewContact>;

import * as z from "zod/mini";
import { contactSubjects } from "../products/catalogue.ts";
import { Email, Id, Instant, line, paragraphs } from "../schemas/primitives.ts";

/** The life of a conversation with customer service; spelled so on the wire. §4 */
export const ticketStatuses = ["recieved", "in progress", "resolved"] as const;
export const TicketStatus = z.enum(ticketStatuses);
export type TicketStatus = z.infer<typeof TicketStatus>;

/** From each state the one that follows. Nothing else may change a ticket's state. §4 */
const nextStatusByStatus = {
  recieved: "in progress",
  "in progress": "resolved",
  resolved: null,
} as const satisfies Record<TicketStatus, TicketStatus | null>;

/** The state after this one; null at the end. */
export function getNextTicketStatus(status: TicketStatus): TicketStatus | null {
  return nextStatusByStatus[status];
}

/** How many messages one conversation holds. */
export const maxMessages = 200;

/** The id of the n-th message, from 0: ids sort in the order in which messages were written. */
export const toMessageId = (n: number) => String(n).padStart(4, "0");

/** How long the link to a conversation works after its last message, in milliseconds: 30 days. */
export const ticketLifetime = 30 * 24 * 60 * 60 * 1000;

/** What a person writes into a conversation. */
export const MessageText = paragraphs(4000);

export const TicketMessage = z.object({ text: z.string(), author: z.string(), createdAt: Instant });
export type TicketMessage = z.infer<typeof TicketMessage>;
/** A message before the database has given it its time. */
export type NewTicketMessage = Omit<TicketMessage, "createdAt">;

const conversation = {
  _id: Id,
  name: z.string(),
  subject: z.enum(contactSubjects),
  /** What the conversation began with; the first of its messages. */
  message: z.string(),
  messages: z.array(TicketMessage),
  /** Who wrote to customer service. */
  author: z.string(),
  /** Who of customer service has answered or moved it last; null as long as nobody has. */
  admin: z.nullable(z.string()),
  status: TicketStatus,
  createdAt: Instant,
  updatedAt: Instant,
};

/** A conversation as whoever holds its link sees it: with the code that they presented, and until when it opens it. §3 */
export const Ticket = z.object({ ...conversation, token: z.object({ code: z.string(), time: Instant }) });
export type Ticket = z.infer<typeof Ticket>;

/** A conversation as customer service sees it: until when its link holds, and never the code that opens it. §3 */
export const Contact = z.object({
  ...conversation,
  email: z.string(),
  token: z.nullable(z.object({ time: Instant })),
});
export type Contact = z.infer<typeof Contact>;

/** A conversation as a list shows it; its messages are stored beside it. */
export const ContactSummary = z.extend(z.omit(Contact, { messages: true, token: true }), {
  lastMessage: TicketMessage,
  messageCount: z.int(),
});
export type ContactSummary = z.infer<typeof ContactSummary>;

/** The contact form; every field is required. §5 */
export const NewContact = z.object({
  name: line(100),
  email: Email,
  subject: z.enum(contactSubjects),
  message: MessageText,
});
export type NewContact = z.infer<typeof NewContact>;

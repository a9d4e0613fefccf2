import * as z from "zod/mini";
import { isClosed, type User } from "../accounts/user.ts";
import { TicketMessage } from "../messaging/ticket.ts";
import { mailedParagraphs } from "../schemas/mailed-line.ts";
import type { Instant } from "../schemas/primitives.ts";
import type { Order } from "./order.ts";

/** Maximum number of messages about one order. */
export const maxOrderMessages = 100;

/** A message is mailed to the other party, who may not know its writer: it has no web address. */
export const OrderMessageText = mailedParagraphs(1000);

export const OrderParty = z.enum(["buyer", "seller"]);
export type OrderParty = z.infer<typeof OrderParty>;

export const OrderMessage = z.extend(TicketMessage, { from: OrderParty });
export type OrderMessage = z.infer<typeof OrderMessage>;

/** What buyer and seller have written to each other about an order, oldest first. */
export const OrderConversation = z.object({
  messages: z.array(OrderMessage),
  /** Whether the reader may write. */
  isOpen: z.boolean(),
});
export type OrderConversation = z.infer<typeof OrderConversation>;

type Parties = Pick<Order, "buyer" | "seller">;

/** The name of a party, as the author of a message. */
export function getPartyName({ buyer, seller }: Parties, party: OrderParty): string {
  return party === "buyer" ? `${buyer.firstname} ${buyer.lastname}` : (seller.companyName ?? seller.fullName);
}

/** The messages with the wishes of the checkout as the first one. */
export function withOrderNotes(
  order: Parties & Pick<Order, "deliveryNotes" | "createdAt">,
  messages: readonly OrderMessage[],
): OrderMessage[] {
  const { deliveryNotes, createdAt } = order;
  if (!deliveryNotes) return [...messages];
  return [
    { text: deliveryNotes, author: getPartyName(order, "buyer"), createdAt, from: "buyer" },
    ...messages,
  ];
}

/** Number of the buyer's messages that are newer than what the seller has read. */
export const countUnread = (messages: readonly OrderMessage[], readUntil: Instant): number =>
  messages.filter(({ from, createdAt }) => from === "buyer" && createdAt > readUntil).length;

/** What decides whether a party may write. */
export interface ConversationFacts {
  order: Pick<Order, "status">;
  /** Null when the account has been deleted. */
  seller: Pick<User, "userAccount"> | null;
  /** Whether the link works by which the buyer reads the conversation. */
  isLinkAlive: boolean;
  messages: readonly OrderMessage[];
}

/** Why nobody may write any more, if so: a message that the other party could not read is not taken. */
export function findWritingObstacle({
  order,
  seller,
  isLinkAlive,
  messages,
}: ConversationFacts): "messagesClosed" | "messagesFull" | null {
  const isSellerGone = !seller || (isClosed(seller.userAccount) && order.status === "delivered");
  if (!isLinkAlive || isSellerGone) return "messagesClosed";
  return messages.length >= maxOrderMessages ? "messagesFull" : null;
}

import * as z from "zod/mini";
import { OrderConversation, OrderMessageText } from "../../orders/order-messages.ts";
import { Id, Instant, LinkCode } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const response = z.object({ conversation: OrderConversation });

/** With the code in the body, because it is a secret. */
export const writeToSeller = defineCall({
  method: "POST",
  path: "/api/orders/:id/page/messages",
  access: "anyone",
  summary: "The buyer behind the link of an order writes to its seller, who gets a mail.",
  params: z.object({ id: Id }),
  body: z.object({ code: LinkCode, message: OrderMessageText }),
  response,
});

export const readOrderMessages = defineCall({
  method: "GET",
  path: "/api/orders/:id/messages",
  access: "orderSeller",
  summary: "What the buyer and the seller of an order have written to each other.",
  params: z.object({ id: Id }),
  /** `unread`: number of messages that the seller has not read. */
  response: z.object({ conversation: OrderConversation, unread: z.int() }),
});

export const writeToBuyer = defineCall({
  method: "POST",
  path: "/api/orders/:id/messages",
  access: "orderSeller",
  summary: "The seller of an order writes to its buyer, who gets a mail.",
  params: z.object({ id: Id }),
  body: z.object({ message: OrderMessageText }),
  response,
});

/** A message that arrives meanwhile stays unread. */
export const markMessagesRead = defineCall({
  method: "POST",
  path: "/api/orders/:id/messages/read",
  access: "orderSeller",
  summary: "The seller has read the messages of an order up to a time.",
  params: z.object({ id: Id }),
  body: z.object({ readUntil: Instant }),
  response: z.object({ unread: z.int() }),
});

/** Below `/api/orders` its path would be one of `/api/orders/:id`. */
export const listUnreadOrders = defineCall({
  method: "GET",
  path: "/api/unread-orders",
  access: "orderSeller",
  summary: "The seller's orders with messages that the seller has not read, at most 100.",
  response: z.object({ orders: z.array(z.object({ _id: Id, unreadMessages: z.int() })) }),
});

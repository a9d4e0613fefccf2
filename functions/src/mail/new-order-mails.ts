import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { buyerConfirmation } from "./order-mails.ts";
import { userNotices } from "./user-notices.ts";

/** A message with the fixed id of its queue document: however often it is queued, it is sent once. */
export interface QueuedMessage {
  id: string;
  mail: Mail | Sms;
}

/** The messages of a new order: to the buyer, and to the seller who can be reached. */
export function createNewOrderMails(order: Order, seller: User | null): QueuedMessage[] {
  const confirmation = { id: `order-${order._id}-confirmation`, mail: buyerConfirmation(order) };
  const notice = seller && userNotices.newOrder(seller, order);
  return notice ? [confirmation, { id: `order-${order._id}-notice`, mail: notice }] : [confirmation];
}

import type { User } from "@halkopiha/domain/accounts/user.ts";
import type { QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { userNotices } from "../user-notices.ts";
import { buyerConfirmation } from "./order-mails.ts";

/** The messages of a new order: to the buyer, and to the seller who can be reached. */
export function createNewOrderMails(order: Order, seller: User | null): QueuedMessage[] {
  const confirmation = { id: `order-${order._id}-confirmation`, mail: buyerConfirmation(order) };
  const notice = seller && userNotices.newOrder(seller, order);
  return notice ? [confirmation, { id: `order-${order._id}-notice`, mail: notice }] : [confirmation];
}

import type { QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { type OrderNoticeKind, orderNotices } from "@halkopiha/domain/notifications/order-notices.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { isPushConfigured } from "../../config.ts";

/** The notification of an event that a mail with this id tells too; empty where there are no notifications, or no device of the buyer. */
export function createOrderPushes(kind: OrderNoticeKind, order: Order, mailId: string): QueuedMessage[] {
  const { to, title, body } = orderNotices[kind];
  if (!isPushConfigured() || (to === "buyer" && !order.buyerSubscribed)) return [];
  const userId = to === "seller" ? { userId: order.seller._id } : {};
  const push = { to, title: title(order), text: body(order), orderId: order._id, ...userId };
  return [{ id: `${mailId}-push`, mail: push }];
}

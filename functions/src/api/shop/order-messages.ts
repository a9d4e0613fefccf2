import { AppError, hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/order-messages.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import {
  findWritingObstacle,
  getPartyName,
  type OrderParty,
} from "@halkopiha/domain/orders/order-messages.ts";
import { defineHandler } from "../../http/handler.ts";
import { type Caller, requireOwner } from "../../http/request/caller.ts";
import { limitOrderMessage } from "../../limits/order-message-limit.ts";
import { messageToBuyer } from "../../mail/shop/order-message-mails.ts";
import { createOrderPushes } from "../../mail/shop/order-pushes.ts";
import { userNotices } from "../../mail/user-notices.ts";
import { checkOrderCode, checkVisible } from "../../shop/order-access.ts";
import { toConversation } from "../../shop/order-conversation.ts";
import * as talks from "../../store/orders/order-messages.ts";

function checkOpen(talk: talks.OrderTalk): void {
  const obstacle = findWritingObstacle(talk);
  if (obstacle) throw new AppError(obstacle);
}

const toMessage = (order: Order, from: OrderParty, text: string) => ({
  text,
  from,
  author: getPartyName(order, from),
});

/** An admin may read what others write, but does not write in their name. */
function requireSeller({ uid }: Caller, { seller }: Order): void {
  if (uid !== seller._id) throw hiddenError();
}

export const writeToSeller = defineHandler(calls.writeToSeller, async ({ params: { id }, body, address }) => {
  await checkOrderCode(id, body.code, address);
  // Before the message is counted: an order that no link opens stores no counter.
  const open = await talks.findTalk(id);
  if (!open?.isLinkAlive) throw new AppError("linkInvalid");
  checkOpen(open);
  await limitOrderMessage(id, "buyer");
  const talk = await talks.addOrderMessage(id, (found) => {
    checkOpen(found);
    const { order, seller } = found;
    return {
      message: toMessage(order, "buyer", body.message),
      mail: seller && userNotices.orderMessage(seller, order, body.message),
      createPushes: (mailId) => createOrderPushes("messageToSeller", order, mailId),
    };
  });
  return { conversation: toConversation(talk) };
});

export const readOrderMessages = defineHandler(calls.readOrderMessages, async ({ params, caller }) => {
  const talk = await talks.findTalk(params.id);
  if (!talk) throw new AppError("notFound");
  requireOwner(caller, talk.order.seller._id);
  checkVisible(talk.order, caller);
  const { messages, isOpen } = toConversation(talk);
  return {
    conversation: { messages, isOpen: isOpen && caller.uid === talk.order.seller._id },
    unread: talk.order.unreadMessages ?? 0,
  };
});

export const writeToBuyer = defineHandler(calls.writeToBuyer, async ({ params: { id }, body, caller }) => {
  const open = await talks.findTalk(id);
  if (!open) throw new AppError("notFound");
  const checkWriter = (talk: talks.OrderTalk) => {
    requireSeller(caller, talk.order);
    checkVisible(talk.order, caller);
    checkOpen(talk);
  };
  checkWriter(open);
  await limitOrderMessage(id, "seller");
  const talk = await talks.addOrderMessage(id, (found) => {
    checkWriter(found);
    return {
      message: toMessage(found.order, "seller", body.message),
      mail: messageToBuyer(found.order, body.message),
      createPushes: (mailId) => createOrderPushes("messageToBuyer", found.order, mailId),
    };
  });
  return { conversation: toConversation(talk) };
});

export const markMessagesRead = defineHandler(calls.markMessagesRead, async ({ params, body, caller }) => ({
  unread: await talks.markOrderRead(params.id, body.readUntil, (order) => {
    requireSeller(caller, order);
    checkVisible(order, caller);
  }),
}));

export const listUnreadOrders = defineHandler(calls.listUnreadOrders, async ({ caller }) => ({
  orders: await talks.listUnread(caller.uid),
}));

import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/order-page.ts";
import { toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { toOrderReview } from "@halkopiha/domain/reviews/review.ts";
import { defineHandler } from "../../http/handler.ts";
import { isOrderCode } from "../../keys/order-code.ts";
import { tryConsumeRecipientLimit } from "../../limits/recipient-limit.ts";
import { limitOrderLink, limitOrderPage } from "../../limits/visitor-limits.ts";
import { orderLinkMail } from "../../mail/shop/order-mails.ts";
import { answer } from "../../shop/agree-time.ts";
import { cancel, withdraw } from "../../shop/end-order.ts";
import { checkOrderCode } from "../../shop/order-access.ts";
import { toConversation } from "../../shop/order-conversation.ts";
import { answerReduced } from "../../shop/reduce-order.ts";
import * as orderLinks from "../../store/orders/order-links.ts";
import { findTalk, type OrderTalk } from "../../store/orders/order-messages.ts";
import { readNotices } from "../../store/recalls/recalls.ts";
import { findReview } from "../../store/reviews/reviews.ts";

/** @throws AppError `linkInvalid`, `tooOften` */
async function readLinkedTalk(id: string, code: string, address: string): Promise<OrderTalk> {
  await checkOrderCode(id, code, address);
  const talk = await findTalk(id);
  if (!talk?.isLinkAlive) throw new AppError("linkInvalid");
  return talk;
}

export const openOrderPage = defineHandler(calls.openOrderPage, async ({ params, body, address }) => {
  const talk = await readLinkedTalk(params.id, body.code, address);
  const [review, recalls] = await Promise.all([
    findReview(params.id),
    readNotices(talk.order.items.map(({ _id }) => _id)),
  ]);
  return {
    order: toBuyerOrder(talk.order),
    conversation: toConversation(talk),
    review: review && toOrderReview(review),
    ...(recalls.length > 0 && { recalls }),
  };
});

export const readOrderPages = defineHandler(calls.readOrderPages, async ({ body, address }) => {
  const known = body.orders.filter(({ id, code }) => isOrderCode(id, code));
  if (known.length < body.orders.length) await limitOrderPage(address);
  const ids = [...new Set(known.map(({ id }) => id))];
  return { orders: await orderLinks.readLinkedStatuses(ids, Date.now()) };
});

export const cancelOrder = defineHandler(calls.cancelOrder, async ({ params, body, address }) => {
  await readLinkedTalk(params.id, body.code, address);
  const order = await cancel(params.id, { by: "buyer", author: null, check() {} });
  return { order: toBuyerOrder(order) };
});

export const withdrawFromOrder = defineHandler(calls.withdrawFromOrder, async ({ params, body, address }) => {
  const { code, ...statement } = body;
  await readLinkedTalk(params.id, code, address);
  return { order: toBuyerOrder(await withdraw(params.id, statement)) };
});

export const answerTimes = defineHandler(calls.answerTimes, async ({ params, body, address }) => {
  const { code, proposedAt, chosen } = body;
  await readLinkedTalk(params.id, code, address);
  return { order: toBuyerOrder(await answer(params.id, { proposedAt, chosen })) };
});

export const answerReduction = defineHandler(calls.answerReduction, async ({ params, body, address }) => {
  const { code, proposedAt, accepted } = body;
  await readLinkedTalk(params.id, code, address);
  return { order: toBuyerOrder(await answerReduced(params.id, { proposedAt, accepted })) };
});

export const sendOrderLink = defineHandler(calls.sendOrderLink, async ({ body, visitor, address }) => {
  await limitOrderLink({ visitor, address });
  const { orderNumber, email } = body;
  if (await tryConsumeRecipientLimit("order", email))
    await orderLinks.renewLink(orderNumber, email, orderLinkMail);
  return { message: "Jos tilaus löytyy, lähetimme sen linkin sähköpostiisi." };
});

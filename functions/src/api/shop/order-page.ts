import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/order-page.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { defineHandler } from "../../http/handler.ts";
import { isOrderCode } from "../../keys/order-code.ts";
import { tryConsumeRecipientLimit } from "../../limits/recipient-limit.ts";
import { limitOrderLink, limitOrderPage } from "../../limits/visitor-limits.ts";
import { orderLinkMail } from "../../mail/shop/order-mails.ts";
import { cancel, withdraw } from "../../shop/end-order.ts";
import * as orderLinks from "../../store/orders/order-links.ts";

/** @throws AppError `linkInvalid`, `tooOften` */
async function readLinkedOrder(id: string, code: string, address: string): Promise<Order> {
  // Before anything is read: a wrong code costs no document.
  if (!isOrderCode(id, code)) {
    await limitOrderPage(address);
    throw new AppError("linkInvalid");
  }
  const order = await orderLinks.readLinkedOrder(id, Date.now());
  if (!order) throw new AppError("linkInvalid");
  return order;
}

export const openOrderPage = defineHandler(calls.openOrderPage, async ({ params, body, address }) => ({
  order: toBuyerOrder(await readLinkedOrder(params.id, body.code, address)),
}));

export const cancelOrder = defineHandler(calls.cancelOrder, async ({ params, body, address }) => {
  await readLinkedOrder(params.id, body.code, address);
  const order = await cancel(params.id, { by: "buyer", author: null, check() {} });
  return { order: toBuyerOrder(order) };
});

export const withdrawFromOrder = defineHandler(calls.withdrawFromOrder, async ({ params, body, address }) => {
  const { code, ...statement } = body;
  await readLinkedOrder(params.id, code, address);
  return { order: toBuyerOrder(await withdraw(params.id, statement)) };
});

export const sendOrderLink = defineHandler(calls.sendOrderLink, async ({ body, visitor, address }) => {
  await limitOrderLink({ visitor, address });
  const { orderNumber, email } = body;
  if (await tryConsumeRecipientLimit("order", email))
    await orderLinks.renewLink(orderNumber, email, orderLinkMail);
  return { message: "Jos tilaus löytyy, lähetimme sen linkin sähköpostiisi." };
});

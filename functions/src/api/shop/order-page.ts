import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/order-page.ts";
import { toBuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { defineHandler } from "../../http/handler.ts";
import { isOrderCode } from "../../keys/order-code.ts";
import { tryConsumeRecipientLimit } from "../../limits/recipient-limit.ts";
import { limitOrderLink, limitOrderPage } from "../../limits/visitor-limits.ts";
import { orderLinkMail } from "../../mail/shop/order-mails.ts";
import * as orderLinks from "../../store/orders/order-links.ts";

export const openOrderPage = defineHandler(calls.openOrderPage, async ({ params, body, address }) => {
  // Before anything is read: a wrong code costs no document.
  if (!isOrderCode(params.id, body.code)) {
    await limitOrderPage(address);
    throw new AppError("linkInvalid");
  }
  const order = await orderLinks.readLinkedOrder(params.id, Date.now());
  if (!order) throw new AppError("linkInvalid");
  return { order: toBuyerOrder(order) };
});

export const sendOrderLink = defineHandler(calls.sendOrderLink, async ({ body, visitor, address }) => {
  await limitOrderLink({ visitor, address });
  const { orderNumber, email } = body;
  if (await tryConsumeRecipientLimit("order", email))
    await orderLinks.renewLink(orderNumber, email, orderLinkMail);
  return { message: "Jos tilaus löytyy, lähetimme sen linkin sähköpostiisi." };
});

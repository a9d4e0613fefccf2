import { AppError, hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/receipts.ts";
import { isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { isBuyerForgotten } from "@halkopiha/domain/personal-data/order-erasure.ts";
import { canMakeReceipt, draftReceipt, isVatLiable } from "@halkopiha/domain/receipts/receipt.ts";
import { drawReceipt } from "../../downloads/receipt/draw-receipt.ts";
import { defineHandler } from "../../http/handler.ts";
import { toFile } from "../../http/response/send-file.ts";
import { checkOrderCode, checkVisible } from "../../shop/order-access.ts";
import { findLinkedOrder } from "../../store/orders/order-links.ts";
import { findOrder } from "../../store/orders/orders.ts";
import * as receipts from "../../store/orders/receipts.ts";

/** @throws AppError `orderEnded`, `noReceiptYet`, `buyerForgotten`: a receipt names its buyer */
function checkDelivered(order: Order): void {
  if (isBuyerForgotten(order)) throw new AppError("buyerForgotten");
  if (canMakeReceipt(order)) return;
  throw new AppError(isEnded(order) ? "orderEnded" : "noReceiptYet");
}

/** The receipt of an order, which is made now if it is the first time that somebody asks for it. */
async function readReceipt(orderId: string): Promise<Uint8Array> {
  const made = await receipts.findReceiptFile(orderId);
  if (made) return made;
  const now = new Date();
  return receipts.createReceipt(orderId, {
    now,
    draft({ order, account, ordinal }) {
      checkDelivered(order);
      const at = now.toISOString();
      return draftReceipt(order, { account, isVatLiable: isVatLiable(order, account), ordinal, at });
    },
    toFile: drawReceipt,
  });
}

export const downloadReceipt = defineHandler(calls.downloadReceipt, async ({ params, caller }) => {
  const order = await findOrder(params.id);
  if (!order) throw new AppError("notFound");
  // Buyer and seller have it, and no admin.
  if (caller.uid !== order.seller._id) throw hiddenError();
  checkVisible(order, caller);
  return toFile(await readReceipt(order._id));
});

export const downloadBuyerReceipt = defineHandler(
  calls.downloadBuyerReceipt,
  async ({ params: { id }, body, address }) => {
    await checkOrderCode(id, body.code, address);
    if (!(await findLinkedOrder(id, Date.now()))) throw new AppError("linkInvalid");
    return toFile(await readReceipt(id));
  },
);

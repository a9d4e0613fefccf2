import { AppError, hiddenError } from "@halkopiha/domain/contract/app-error.ts";
import * as calls from "@halkopiha/domain/contract/shop/order-reviews.ts";
import { toOrderReview } from "@halkopiha/domain/reviews/review.ts";
import { defineHandler } from "../../http/handler.ts";
import { requireOwner } from "../../http/request/caller.ts";
import { limitReview } from "../../limits/order-message-limit.ts";
import { checkOrderCode, checkVisible } from "../../shop/order-access.ts";
import { answerReview as answer, writeReview as write } from "../../shop/review-order.ts";
import { findOrder } from "../../store/orders/orders.ts";
import { findReview } from "../../store/reviews/reviews.ts";

export const writeReview = defineHandler(
  calls.writeReview,
  async ({ params: { id }, body, address, visitor }) => {
    const { code, ...form } = body;
    await checkOrderCode(id, code, address);
    await limitReview(id);
    return { review: toOrderReview(await write(id, form, visitor)) };
  },
);

export const readOrderReview = defineHandler(calls.readOrderReview, async ({ params, caller }) => {
  const order = await findOrder(params.id);
  if (!order) throw new AppError("notFound");
  requireOwner(caller, order.seller._id);
  checkVisible(order, caller);
  const review = await findReview(params.id);
  return { review: review && toOrderReview(review) };
});

export const answerReview = defineHandler(calls.answerReview, async ({ params, body, caller }) => {
  const review = await answer(params.id, body.answer, (order) => {
    // An admin does not answer in a seller's name.
    if (caller.uid !== order.seller._id) throw hiddenError();
    checkVisible(order, caller);
  });
  return { review: toOrderReview(review) };
});

import * as z from "zod/mini";
import { AnswerForm, OrderReview, ReviewForm } from "../../reviews/review.ts";
import { Id, LinkCode } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const params = z.object({ id: Id });
const response = z.object({ review: OrderReview });

/**
 * With the code in the body, because it is a secret. Within 14 days it replaces what was written, photos too; the same again changes
 * nothing. Photos are those that the same visitor has uploaded, or that the review has.
 */
export const writeReview = defineCall({
  method: "POST",
  path: "/api/orders/:id/page/review",
  access: "visitor",
  summary:
    "The buyer behind the link of a delivered order reviews it, within six months; its seller gets a mail.",
  params,
  body: z.extend(ReviewForm, { code: LinkCode }),
  response,
});

export const readOrderReview = defineCall({
  method: "GET",
  path: "/api/orders/:id/review",
  access: "orderSeller",
  summary: "The review of an order of one's own; null while there is none.",
  params,
  response: z.object({ review: z.nullable(OrderReview) }),
});

/** Once: an answer is not changed. */
export const answerReview = defineCall({
  method: "POST",
  path: "/api/orders/:id/review/answer",
  access: "orderSeller",
  summary: "The seller of an order answers its review, which everybody reads; its buyer gets a mail.",
  params,
  body: AnswerForm,
  response,
});

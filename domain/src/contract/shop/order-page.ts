import * as z from "zod/mini";
import { OrderConversation } from "../../orders/order-messages.ts";
import { BuyerOrder, BuyerOrderStatus, maxOrderPages } from "../../orders/order-page.ts";
import { TimeAnswer } from "../../orders/order-times.ts";
import { WithdrawalForm } from "../../orders/withdrawal-form.ts";
import { RecallNotice } from "../../recalls/recall-notice.ts";
import { OrderReview } from "../../reviews/review.ts";
import { Email, Id, Instant, LinkCode } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

/** With the code in the body, because it is a secret. */
export const openOrderPage = defineCall({
  method: "POST",
  path: "/api/orders/:id/page",
  safe: true,
  access: "anyone",
  summary: "The order behind the link of its buyer.",
  params: z.object({ id: Id }),
  body: z.object({ code: LinkCode }),
  response: z.object({
    order: BuyerOrder,
    /** Absent in answers of an earlier version. */
    conversation: z.optional(OrderConversation),
    /** Null while there is none; absent in answers of an earlier version. */
    review: z.optional(z.nullable(OrderReview)),
    /** The recalls of ordered products; absent when there is none. */
    recalls: z.optional(z.array(RecallNotice)),
  }),
});

/** An order is left out when its code is wrong, its link has expired, or there is none. */
export const readOrderPages = defineCall({
  method: "POST",
  path: "/api/orders/pages",
  safe: true,
  access: "anyone",
  summary: "The status of each order behind the links of a device.",
  body: z.object({
    orders: z.array(z.object({ id: Id, code: LinkCode })).check(z.minLength(1), z.maxLength(maxOrderPages)),
  }),
  response: z.object({ orders: z.array(BuyerOrderStatus) }),
});

/** Cancelling again changes nothing. */
export const cancelOrder = defineCall({
  method: "POST",
  path: "/api/orders/:id/page/cancel",
  access: "anyone",
  summary: "The buyer cancels an order that its seller has not taken up.",
  params: z.object({ id: Id }),
  body: z.object({ code: LinkCode }),
  response: z.object({ order: BuyerOrder }),
});

/** Withdrawing again changes nothing. The receipt is acknowledged by mail. */
export const withdrawFromOrder = defineCall({
  method: "POST",
  path: "/api/orders/:id/page/withdraw",
  access: "anyone",
  summary: "The buyer withdraws from the contract with a business.",
  params: z.object({ id: Id }),
  body: z.extend(WithdrawalForm, { code: LinkCode }),
  response: z.object({ order: BuyerOrder }),
});

/** With the time at which the seen times were proposed, so that nobody answers to others. The same answer changes nothing. */
export const answerTimes = defineCall({
  method: "POST",
  path: "/api/orders/:id/page/times",
  access: "anyone",
  summary: "The buyer chooses one of the proposed times, or says that none fits.",
  params: z.object({ id: Id }),
  body: z.object({ code: LinkCode, proposedAt: Instant, chosen: TimeAnswer.shape.chosen }),
  response: z.object({ order: BuyerOrder }),
});

/** Accepting changes the order and its total. With the time of the seen proposal, so that nobody accepts another one. */
export const answerReduction = defineCall({
  method: "POST",
  path: "/api/orders/:id/page/reduction",
  access: "anyone",
  summary: "The buyer accepts smaller quantities, or keeps the order as it is.",
  params: z.object({ id: Id }),
  body: z.object({ code: LinkCode, proposedAt: Instant, accepted: z.boolean() }),
  response: z.object({ order: BuyerOrder }),
});

/** The answer is the same whether there is such an order or not. */
export const sendOrderLink = defineCall({
  method: "POST",
  path: "/api/orders/link",
  access: "visitor",
  summary: "Mail the link of an order to the address it was placed with.",
  body: z.object({ orderNumber: z.string().check(z.trim(), z.minLength(1), z.maxLength(30)), email: Email }),
  response: z.object({ message: z.string() }),
});

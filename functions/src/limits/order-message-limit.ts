import type { OrderParty } from "@halkopiha/domain/orders/order-messages.ts";
import { consume } from "../store/rate-limits.ts";
import { hour } from "./requester.ts";

/** Messages about one order that a party may write in an hour, each of which sends a mail. */
const maxMessages = 10;

/** Limits messages about an order, for each party on its own. @throws AppError `tooOften` */
export const limitOrderMessage = (orderId: string, party: OrderParty): Promise<void> =>
  consume(`order-message:${party}:${orderId}`, { max: maxMessages, window: hour });

/** Times that the review of an order may be written or changed in an hour. */
const maxReviewWrites = 30;

/** Limits how often the review of an order is changed. @throws AppError `tooOften` */
export const limitReview = (orderId: string): Promise<void> =>
  consume(`review:${orderId}`, { max: maxReviewWrites, window: hour });

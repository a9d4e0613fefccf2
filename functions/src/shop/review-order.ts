import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Mail, QueuedMessage, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { type ReviewForm, type StoredReview, toOrderReview } from "@halkopiha/domain/reviews/review.ts";
import * as rules from "@halkopiha/domain/reviews/review-rules.ts";
import { answerToBuyer, hidingToBuyer } from "../mail/shop/review-mails.ts";
import { userNotices } from "../mail/user-notices.ts";
import type { AuditAuthor } from "../store/admin/audit.ts";
import { changeReview, type ReviewedOrder } from "../store/reviews/reviews.ts";

/** A message to somebody whom perhaps nothing reaches. */
const toQueued = (id: string, mail: Mail | Sms | null): QueuedMessage[] => (mail ? [{ id, mail }] : []);

/** The order with the address of the seller's account, which the order does not have when it is not public. */
const withSellerEmail = (order: Order, { email }: User): Order => ({
  ...order,
  seller: { ...order.seller, email },
});

function checkBuyer({ order, seller, review, isLinkAlive }: ReviewedOrder, now: Date): void {
  if (!isLinkAlive) throw new AppError("linkInvalid");
  const obstacle = rules.findReviewObstacle(withSellerEmail(order, seller), review, now.getTime());
  if (obstacle) throw new AppError(obstacle);
}

/**
 * Writes the buyer's review of an order, or changes it; the same again changes nothing.
 * @throws AppError `notFound`, `linkInvalid`, `photoGone`, and those of `findReviewObstacle`
 */
export function writeReview(orderId: string, form: ReviewForm, visitor: string): Promise<StoredReview> {
  return changeReview(orderId, {
    author: null,
    visitor,
    decide(found, now, newId) {
      checkBuyer(found, now);
      const { order, review } = found;
      const at = now.toISOString();
      return review ? rules.editReview(review, order, form, at) : rules.createReview(order, form, newId, at);
    },
    createMails: ({ order, seller, review }) =>
      toQueued(
        `order-${orderId}-review${review.editedAt ? `-${Date.parse(review.editedAt)}` : ""}`,
        userNotices.orderReviewed(seller, order, toOrderReview(review)),
      ),
  });
}

/**
 * Answers the review of an order. `check` throws when the caller may not.
 * @throws AppError `notFound`, `reviewAnswered`, `reviewHidden`
 */
export function answerReview(
  orderId: string,
  answer: string,
  check: (order: Order) => void,
): Promise<StoredReview> {
  return changeReview(orderId, {
    author: null,
    decide({ order, review }, now) {
      check(order);
      if (!review) throw new AppError("notFound");
      const obstacle = rules.findAnswerObstacle(review);
      if (obstacle) throw new AppError(obstacle);
      return rules.answerReview(review, answer, now.toISOString());
    },
    createMails: ({ order }) => [
      { id: `order-${orderId}-review-answer`, mail: answerToBuyer(order, answer) },
    ],
  });
}

/**
 * Hides the review of an order for a reason that both are told, or shows it again with null; what is so already is not changed.
 * @throws AppError `notFound`
 */
export function setReviewHidden(
  orderId: string,
  reason: string | null,
  author: AuditAuthor | null,
): Promise<StoredReview> {
  let at = 0;
  return changeReview(orderId, {
    author,
    decide({ review }, now) {
      if (!review) throw new AppError("notFound");
      at = now.getTime();
      return rules.setReviewHidden(review, reason, now.toISOString());
    },
    createMails: ({ order, seller }) => [
      { id: `order-${orderId}-review-hidden-${at}`, mail: hidingToBuyer(order, reason) },
      ...toQueued(
        `order-${orderId}-review-hidden-${at}-notice`,
        userNotices.reviewHidden(seller, order, reason),
      ),
    ],
  });
}

import { startOfDay, toFinnishDay } from "../calendar.ts";
import type { Order } from "../orders/order.ts";
import type { Instant } from "../schemas/primitives.ts";
import type { ReviewForm, StoredReview } from "./review.ts";
import { editDays, reviewMonths } from "./review-periods.ts";

const day = 24 * 60 * 60_000;

type Delivered = Pick<Order, "status" | "updatedAt" | "statusTimes">;
type Reviewable = Delivered & {
  cancellation?: unknown;
  /** The buyer's address is not in what they see of their own order. */
  buyer: { firstname: string; email?: string; phonenumber?: string };
  seller: Pick<Order["seller"], "email" | "phonenumber">;
};
type Written = Pick<StoredReview, "createdAt" | "isHidden">;

/** The last day of a month; `month` is 1 for January, and may be beyond 12. */
const getLastDay = (year: number, month: number): number => new Date(Date.UTC(year, month, 0)).getUTCDate();

/** When the time for a review ends, in Finland: that instant is past it. Null for an order that is not delivered. */
export function getReviewEnd(order: Delivered): Instant | null {
  if (order.status !== "delivered") return null;
  // Without the time of delivery, the last change of the order is the latest it can have been.
  const delivered = toFinnishDay(order.statusTimes?.delivered ?? order.updatedAt);
  const month = delivered.month + reviewMonths;
  // Six months after 31 August is the last day of February.
  const last = Math.min(delivered.day, getLastDay(delivered.year, month));
  return startOfDay({ year: delivered.year, month, day: last + 1 });
}

/** When a review can be changed no more: that instant is past it. */
export const getEditEnd = ({ createdAt }: Pick<Written, "createdAt">): Instant =>
  new Date(Date.parse(createdAt) + editDays * day).toISOString();

const toDigits = (phonenumber: string): string => phonenumber.replaceAll(/\D/g, "").replace(/^358/, "0");

/** Whether somebody has ordered from themselves, as far as the order tells: by the same address or phone number. */
function isOwnOrder({ buyer, seller }: Reviewable): boolean {
  const isSameEmail = Boolean(buyer.email) && buyer.email?.toLowerCase() === seller.email?.toLowerCase();
  const isSamePhone =
    Boolean(buyer.phonenumber) && toDigits(buyer.phonenumber ?? "") === toDigits(seller.phonenumber);
  return isSameEmail || isSamePhone;
}

/** Why a buyer cannot write or change a review. */
export type ReviewObstacle = "notReviewable" | "reviewOver" | "reviewFixed" | "reviewHidden";

/**
 * What prevents the buyer of an order from writing a review, or from changing the one there is; null when nothing does. An order that was
 * withdrawn from after its delivery can be reviewed: its buyer has seen the wood. `now`: milliseconds since 1970.
 */
export function findReviewObstacle(
  order: Reviewable,
  review: Written | null,
  now: number,
): ReviewObstacle | null {
  if (review) {
    if (review.isHidden) return "reviewHidden";
    return now < Date.parse(getEditEnd(review)) ? null : "reviewFixed";
  }
  const end = getReviewEnd(order);
  if (end === null || order.cancellation !== undefined || isOwnOrder(order)) return "notReviewable";
  return now < Date.parse(end) ? null : "reviewOver";
}

/** What prevents a seller from answering: they answer once, and not what is hidden. */
export function findAnswerObstacle(
  review: Pick<StoredReview, "answer" | "isHidden">,
): "reviewAnswered" | "reviewHidden" | null {
  if (review.isHidden) return "reviewHidden";
  return review.answer ? "reviewAnswered" : null;
}

/** Whether dryness is asked of an order: only when it has firewood, whose dryness was agreed. */
export const hasFirewood = ({
  items,
}: {
  items: readonly Pick<Order["items"][number], "quality">[];
}): boolean => items.some(({ quality }) => quality !== undefined);

/** The facts, words and photos of a form for an order. */
function toWords(
  order: Pick<Order, "items">,
  { facts, stars, text, photos }: ReviewForm,
): Pick<StoredReview, "stars" | "facts" | "text" | "photos"> {
  const { dryness, amount, onTime } = facts;
  return {
    stars,
    facts: {
      ...(dryness !== undefined && hasFirewood(order) && { dryness }),
      ...(amount !== undefined && { amount }),
      ...(onTime !== undefined && { onTime }),
    },
    ...(text !== null && { text }),
    ...(photos.length > 0 && { photos }),
  };
}

/** A new review of an order. */
export function createReview(order: Order, form: ReviewForm, publicId: string, at: Instant): StoredReview {
  const { buyer, seller, items } = order;
  return {
    _id: order._id,
    publicId,
    sellerId: seller._id,
    sellerName: seller.companyName ?? seller.fullName,
    orderNumber: order.orderNumber,
    orderedAt: order.createdAt,
    listKey: `${at}_${publicId}`,
    productIds: [...new Set(items.map(({ _id }) => _id))],
    author: { firstname: buyer.firstname, locality: buyer.address.locality.location },
    ...toWords(order, form),
    createdAt: at,
    isHidden: false,
  };
}

const serialize = ({ stars, facts, text, photos = [] }: ReturnType<typeof toWords>): string => {
  const { dryness, amount, onTime } = facts;
  return JSON.stringify([stars, dryness ?? null, amount ?? null, onTime ?? null, text ?? null, photos]);
};

/** A review after its buyer has changed it; the same when nothing is different. */
export function editReview(
  review: StoredReview,
  order: Pick<Order, "items">,
  form: ReviewForm,
  at: Instant,
): StoredReview {
  const { text: _text, photos: _photos, ...rest } = review;
  const words = toWords(order, form);
  return serialize(words) === serialize(review) ? review : { ...rest, ...words, editedAt: at };
}

/** A review with the answer of its seller. */
export const answerReview = (review: StoredReview, text: string, at: Instant): StoredReview => ({
  ...review,
  answer: { text, at },
});

/** A review after an admin has hidden it, or shown it again with null; the same when that is so already. */
export function setReviewHidden(review: StoredReview, reason: string | null, at: Instant): StoredReview {
  if ((review.hidden?.reason ?? null) === reason) return review;
  const { hidden: _before, ...shown } = review;
  if (reason === null) return { ...shown, isHidden: false };
  return { ...shown, isHidden: true, hidden: { reason, at } };
}

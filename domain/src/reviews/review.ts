import * as z from "zod/mini";
import { mailedParagraphs } from "../schemas/mailed-line.ts";
import { emptyToNull, Id, Instant } from "../schemas/primitives.ts";
import { maxReviewPhotos, maxReviewText, maxStars, minStars } from "./stars.ts";

/** Whether each was as agreed; absent when the buyer has not said. */
export const ReviewFacts = z.object({
  dryness: z.optional(z.boolean()),
  amount: z.optional(z.boolean()),
  onTime: z.optional(z.boolean()),
});
export type ReviewFacts = z.infer<typeof ReviewFacts>;

const Stars = z
  .int("Valitse tähtien määrä.")
  .check(z.minimum(minStars, "Valitse tähtien määrä."), z.maximum(maxStars, "Valitse tähtien määrä."));

/** The ids of photos, each once. */
const Photos = z.array(Id).check(
  z.maxLength(maxReviewPhotos, `Kuvia voi olla enintään ${maxReviewPhotos}.`),
  z.refine((ids) => new Set(ids).size === ids.length, "Sama kuva on mukana kahdesti."),
);

/** A text of a review is public and mailed to people who may not know its writer: it has no web address. */
const ReviewText = mailedParagraphs(maxReviewText);

/** What a buyer writes: the stars, and what else they want to say. */
export const ReviewForm = z.object({
  stars: Stars,
  facts: z._default(ReviewFacts, {}),
  text: emptyToNull(ReviewText),
  photos: z._default(Photos, []),
});
export type ReviewForm = z.infer<typeof ReviewForm>;

/** What a seller writes below a review. */
export const AnswerForm = z.object({ answer: ReviewText });

/** Why an admin hides a review; its buyer and its seller read it. */
export const HidingForm = z.object({ reason: mailedParagraphs(500) });

/** A review of a delivered order as everybody reads it. Of its buyer it has the first name and the locality. */
export const Review = z.object({
  /** An id of its own, which does not tell the order's. */
  _id: Id,
  stars: z.int().check(z.minimum(minStars), z.maximum(maxStars)),
  facts: ReviewFacts,
  text: z.optional(z.string()),
  /** Absent without photos. */
  photos: z.optional(z.array(Id)),
  author: z.object({ firstname: z.string(), locality: z.string() }),
  createdAt: Instant,
  /** When the buyer changed it last; absent when they have not. */
  editedAt: z.optional(Instant),
  answer: z.optional(z.object({ text: z.string(), at: Instant })),
});
export type Review = z.infer<typeof Review>;

/** Why and when an admin has hidden a review. */
const Hiding = z.object({ reason: z.string(), at: Instant });

/** A review as the buyer and the seller of its order read it. */
export const OrderReview = z.extend(Review, { hidden: z.optional(Hiding) });
export type OrderReview = z.infer<typeof OrderReview>;

/** A review as it is stored, under the id of its order. */
export const StoredReview = z.extend(z.omit(OrderReview, { _id: true }), {
  /** The id of the order. */
  _id: Id,
  publicId: Id,
  sellerId: Id,
  sellerName: z.string(),
  orderNumber: z.string(),
  /** The products of the order, each once. */
  productIds: z.array(Id),
  /** When the order was placed. */
  orderedAt: Instant,
  /** Sorts lists: the time of the writing and the public id. */
  listKey: z.string(),
  /** Whether an admin has hidden it: a query finds no document without a field. */
  isHidden: z.boolean(),
});
export type StoredReview = z.infer<typeof StoredReview>;

/** A review as admins list it: under the order's id, with what names the order and its seller. */
export const ListedReview = z.omit(StoredReview, {
  publicId: true,
  productIds: true,
  orderedAt: true,
  listKey: true,
});
export type ListedReview = z.infer<typeof ListedReview>;

/** What everybody reads of a stored review. */
export function toReview({
  publicId,
  stars,
  facts,
  text,
  photos,
  author,
  createdAt,
  editedAt,
  answer,
}: StoredReview): Review {
  return {
    _id: publicId,
    stars,
    facts,
    author,
    createdAt,
    ...(text !== undefined && { text }),
    ...(photos && { photos }),
    ...(editedAt !== undefined && { editedAt }),
    ...(answer && { answer }),
  };
}

/** What the buyer and the seller of the order read of a stored review. */
export const toOrderReview = (review: StoredReview): OrderReview => ({
  ...toReview(review),
  ...(review.hidden && { hidden: review.hidden }),
});

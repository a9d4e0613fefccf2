import type { Review } from "@halkopiha/domain/reviews/review.ts";
import { countReviews } from "@halkopiha/domain/reviews/review-summary.ts";
import type { ProductReviews, SellerReviews } from "../../market/reviews/load-reviews.ts";

/** A review of four stars, with what is given. */
export const sampleReview = (review: Partial<Review> = {}): Review => ({
  _id: "arvostelu",
  stars: 4,
  facts: { dryness: true, amount: true, onTime: false },
  text: "Kuivaa koivua, mutta päivän myöhässä.",
  author: { firstname: "Aino", locality: "Tampere" },
  createdAt: "2026-11-10T10:00:00.000Z",
  ...review,
});

/** A page with these reviews, all of which are counted. */
export const sampleReviews = (reviews: readonly Review[] = []): ProductReviews => ({
  reviews: [...reviews],
  summary: countReviews(reviews.map((review) => ({ ...review, isHidden: false }))),
});

export const sampleSellerReviews = (reviews: readonly Review[] = []): SellerReviews => ({
  ...sampleReviews(reviews),
  record: { memberSince: 2024, deliveredOrders: 35 },
});

import * as z from "zod/mini";
import { Review } from "../../reviews/review.ts";
import { ReviewSummary } from "../../reviews/review-summary.ts";
import { Id, NextCursor, PageQuery } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

// What everybody reads of reviews: apart from what buyers and sellers write, so that pages do not load the forms' schemas.

const params = z.object({ id: Id });
const query = z.object({ cursor: PageQuery.cursor });

const page = {
  /** All reviews counted, also those on other pages. */
  summary: ReviewSummary,
  reviews: z.array(Review),
  nextCursor: NextCursor,
};

/** Reads at most 12 documents and two counts. Of somebody who does not sell it is answered with 404. */
export const listSellerReviews = defineCall({
  method: "GET",
  path: "/api/sellers/:id/reviews",
  access: "anyone",
  summary: "The reviews of a seller's delivered orders, newest first, ten a page, and the seller's record.",
  params,
  query,
  response: z.object({
    ...page,
    record: z.object({
      /** The year in which the seller registered. */
      memberSince: z.int(),
      /** Delivered orders that have not been withdrawn from, up to 1,000. */
      deliveredOrders: z.int(),
    }),
  }),
  cache: "public",
});

/** A photo of a hidden review is answered with 404. */
export const readReviewPhoto = defineCall({
  method: "GET",
  path: "/api/review-photos/:id",
  access: "anyone",
  summary: "A photo of a review.",
  params,
  file: { name: "arvostelu.webp", contentType: "image/webp", isShown: true },
  cache: "public",
});

/** Reads at most 13 documents. Of a product that is not sold it is answered with 404. */
export const listProductReviews = defineCall({
  method: "GET",
  path: "/api/products/:id/reviews",
  access: "anyone",
  summary: "The reviews of delivered orders that had a product, newest first, ten a page.",
  params,
  query,
  response: z.object(page),
  cache: "public",
});

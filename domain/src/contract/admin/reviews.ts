import * as z from "zod/mini";
import { HidingForm, ListedReview } from "../../reviews/review.ts";
import { Id, NextCursor, PageQuery } from "../../schemas/primitives.ts";
import { defineCall } from "../call.ts";

const params = z.object({ id: Id });
const response = z.object({ review: ListedReview, message: z.string() });

export const listReviews = defineCall({
  method: "GET",
  path: "/api/admin/reviews",
  access: "admin",
  summary: "All reviews, or those that admins have hidden, newest first; the ids are those of their orders.",
  query: z.object({ hidden: z.optional(z.literal("true")), ...PageQuery }),
  response: z.object({ reviews: z.array(ListedReview), nextCursor: NextCursor }),
});

/** Both are mailed the reason. Hiding it again for the same reason changes nothing. */
export const hideReview = defineCall({
  method: "PUT",
  path: "/api/admin/reviews/:id/hidden",
  access: "admin",
  summary: "Hide a review, for a reason that its buyer and its seller are told.",
  params,
  body: HidingForm,
  response,
});

/** Both are mailed. */
export const showReview = defineCall({
  method: "DELETE",
  path: "/api/admin/reviews/:id/hidden",
  access: "admin",
  summary: "Show a hidden review again.",
  params,
  response,
});

import { ReviewFacts } from "@halkopiha/domain/reviews/review.ts";
import * as z from "zod/mini";
import { checkoutStoredAtom } from "../../lib/storage/stored-atom.ts";

/** A review that has not been sent. */
const ReviewDraft = z.object({
  orderId: z.string(),
  /** 0 for none. */
  stars: z.int(),
  facts: ReviewFacts,
  text: z.string(),
});
export type ReviewDraft = z.infer<typeof ReviewDraft>;

/** The review that was begun last. */
export const reviewDraftAtom = checkoutStoredAtom<ReviewDraft | null>(
  "review-draft",
  null,
  (stored) => ReviewDraft.safeParse(stored).data,
);

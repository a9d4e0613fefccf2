import * as z from "zod/mini";
import { Rating } from "./rating.ts";
import type { ReviewFacts } from "./review.ts";

/** How many buyers have said that a fact was as agreed, and that it was not. */
const FactCount = z.object({ yes: z.int(), no: z.int() });

/** The reviews of a seller or a product that are not hidden, counted. */
export const ReviewSummary = z.extend(Rating, {
  facts: z.object({ dryness: FactCount, amount: FactCount, onTime: FactCount }),
});
export type ReviewSummary = z.infer<typeof ReviewSummary>;

/** What of a review is counted. */
export interface Counted {
  stars: number;
  facts: ReviewFacts;
  isHidden: boolean;
}

const none = { yes: 0, no: 0 };

export const emptySummary: ReviewSummary = {
  count: 0,
  stars: 0,
  facts: { dryness: none, amount: none, onTime: none },
};

/** A summary with a review more (`sign` 1) or less (-1); hidden ones are not counted. */
function count(summary: ReviewSummary, review: Counted | null, sign: 1 | -1): ReviewSummary {
  if (!review || review.isHidden) return summary;
  const countFact = (fact: keyof ReviewFacts) => {
    const { yes, no } = summary.facts[fact];
    const said = review.facts[fact];
    return { yes: yes + (said === true ? sign : 0), no: no + (said === false ? sign : 0) };
  };
  return {
    count: summary.count + sign,
    stars: summary.stars + sign * review.stars,
    facts: {
      dryness: countFact("dryness"),
      amount: countFact("amount"),
      onTime: countFact("onTime"),
    },
  };
}

/** A summary after a review was written (`before` is null), changed, hidden or shown again, or deleted (`after` is null). */
export const replaceCounted = (
  summary: ReviewSummary,
  before: Counted | null,
  after: Counted | null,
): ReviewSummary => count(count(summary, before, -1), after, 1);

/** The summary of these reviews, counted from nothing. */
export const countReviews = (reviews: readonly Counted[]): ReviewSummary =>
  reviews.reduce((summary, review) => replaceCounted(summary, null, review), emptySummary);

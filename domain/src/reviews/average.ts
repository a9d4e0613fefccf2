import { formatNumber } from "../money/number.ts";
import type { Rating } from "./rating.ts";

// Without schemas, because cards load with every list of products.

/** From how many reviews on an average is shown: fewer tell of single buyers. */
export const minRated = 3;

/** Number of reviews on one page of a list. */
export const reviewsPerPage = 10;

/** Whether an average is shown. */
export const hasAverage = ({ count }: Pick<Rating, "count">): boolean => count >= minRated;

/** The average number of stars, with one decimal. */
export const getAverage = ({ count: reviews, stars }: Rating): number =>
  Math.round((10 * stars) / reviews) / 10;

/** `4,7` */
export const formatAverage = (rating: Rating): string => getAverage(rating).toFixed(1).replace(".", ",");

/** `12 arvostelua` */
export const formatReviewCount = (reviews: number): string =>
  reviews === 1 ? "1 arvostelu" : `${formatNumber(reviews)} arvostelua`;

/** What a screen reader says of an average: `4,7 tähteä viidestä, 12 arvostelua`. */
export const describeRating = (rating: Rating): string =>
  `${formatAverage(rating)} tähteä viidestä, ${formatReviewCount(rating.count)}`;

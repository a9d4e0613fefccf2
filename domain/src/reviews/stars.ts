/** The fewest and the most stars of a review. */
export const minStars = 1;
export const maxStars = 5;

/** What a screen reader says of the stars of a review: `4 tähteä viidestä`. */
export const describeStars = (stars: number): string =>
  `${stars} ${stars === 1 ? "tähti" : "tähteä"} viidestä`;

/** Maximum number of photos of a review. */
export const maxReviewPhotos = 2;

/** Maximum length of a review's text and of its answer. */
export const maxReviewText = 1000;

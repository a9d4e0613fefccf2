import * as z from "zod/mini";

/** How many reviews there are, and the sum of their stars. */
export const Rating = z.object({ count: z.int(), stars: z.int() });
export type Rating = z.infer<typeof Rating>;

/** The rating of a summary, as it is copied to cards. */
export const pickRating = ({ count, stars }: Rating): Rating => ({ count, stars });

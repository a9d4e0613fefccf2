/** Calendar months after the delivery in which an order can be reviewed. */
export const reviewMonths = 6;

/** Days after the writing in which a review can be changed. */
export const editDays = 14;

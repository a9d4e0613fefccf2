/** Days after a decision in which it can be appealed against: the longest six months (Digital Services Act art. 20(1)). */
export const appealDays = 184;

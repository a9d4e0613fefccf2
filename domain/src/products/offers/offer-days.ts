/** How many days before an offer its price is compared with. Directive 98/6/EC art. 6a(2), Consumer Protection Act (38/1978) chapter 2 § 11. */
export const priorDays = 30;

/**
 * Longest offer in days: what is always on offer has no normal price, and a reduction that grows in steps may keep its prior price for 60
 * days only. Consumer Protection Act chapter 2 § 11.
 */
export const maxOfferDays = 60;

import * as z from "zod/mini";
import { addDays } from "../../finnish-date.ts";
import { Cents } from "../../money/money.ts";
import { CalendarDay } from "../../schemas/primitives.ts";
import { priorDays } from "./offer-days.ts";

/**
 * The former prices of a listing, of which the lowest of the last 30 days can be told. At most one of each day: of prices that a later one
 * has undercut, nothing is needed.
 */
export const PriceLog = z.object({
  /** The day in Finland since which every price is known: that of the listing, or of its last change into another product. */
  since: CalendarDay,
  /** Former prices, each with the last day in Finland on which it could be paid; both only rise. */
  former: z.array(z.object({ price: Cents, lastDay: CalendarDay })).check(z.maxLength(priorDays + 1)),
});
export type PriceLog = z.infer<typeof PriceLog>;
export type FormerPrice = PriceLog["former"][number];

/** The log of a listing whose prices are known from a day on. */
export const startPriceLog = (since: CalendarDay): PriceLog => ({ since, former: [] });

/** Whether a price could still be paid within the 30 days before a day, or on it. */
const isWithin = ({ lastDay }: FormerPrice, today: CalendarDay) => lastDay >= addDays(today, -priorDays);

/** The log after a price has been replaced by another one. Prices are added in the order in which they end. */
export function addFormerPrice(
  { since, former }: PriceLog,
  ended: FormerPrice,
  today: CalendarDay,
): PriceLog {
  const lower = former.filter((one) => isWithin(one, today) && one.price < ended.price);
  // A lower price that ended on the same day is the one of that day.
  const isUndercut = !isWithin(ended, today) || lower.some(({ lastDay }) => lastDay === ended.lastDay);
  return { since, former: isUndercut ? lower : [...lower, ended] };
}

/**
 * The lowest price that a buyer could pay within the 30 days before today, the present one and those of today included; null for a listing
 * whose prices are known for less than 30 days. The law has no shorter time for what is new on the market, so nothing new is on offer.
 */
export function findPriorPrice({ since, former }: PriceLog, price: Cents, today: CalendarDay): Cents | null {
  if (since > addDays(today, -priorDays)) return null;
  return Math.min(price, ...former.filter((one) => isWithin(one, today)).map((one) => one.price));
}

/** The first day on which an offer of a listing can be announced: when its prices are known for 30 days. */
export const toFirstOfferDay = ({ since }: Pick<PriceLog, "since">): CalendarDay => addDays(since, priorDays);

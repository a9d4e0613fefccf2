import { addDays } from "../../finnish-date.ts";
import type { Cents } from "../../money/money.ts";
import type { CalendarDay } from "../../schemas/primitives.ts";
import type { Offer } from "./offer.ts";
import { maxOfferDays } from "./offer-days.ts";

/** What of a listing decides whether and how an offer is announced. */
export interface OfferedListing {
  price: number;
  discount: boolean;
  category: string;
  byQuote?: boolean | undefined;
  offer?: Offer | null | undefined;
}

/** The latest day on which an offer that begins on a day may end. */
export const toLatestOfferDay = (since: CalendarDay): CalendarDay => addDays(since, maxOfferDays - 1);

/** The last day of an offer: the seller's, or the latest one. */
export const toLastOfferDay = ({ since, until }: Pick<Offer, "since" | "until">): CalendarDay =>
  until ?? toLatestOfferDay(since);

/** The error of a last day that an offer cannot have. */
export const wrongOfferDay = `Valitse tämä tai tuleva päivä. Tarjous voi olla voimassa enintään ${maxOfferDays} päivää alkamisestaan.`;

/** Whether an offer may end on a day that its seller sets now. */
export const mayOfferUntil = (until: CalendarDay, since: CalendarDay, today: CalendarDay): boolean =>
  until >= today && until <= toLatestOfferDay(since);

/** By how many whole percent a price is below the prior price, rounded down: no more is claimed than is true. */
export const toReductionPercent = (priorPrice: Cents, price: Cents): number =>
  Math.floor(((priorPrice - price) * 100) / priorPrice);

/** What is announced of an offer. */
export interface AnnouncedOffer {
  price: Cents;
  /** The lowest price of the 30 days before the offer. */
  priorPrice: Cents;
  /** The reduction of that price in whole percent, at least one. */
  percent: number;
  /** The last day that the seller has named. */
  until: CalendarDay | undefined;
}

/**
 * The offer that may be announced of a listing on a day in Finland; null when none may, whatever its seller has marked: a reduction is one of
 * the lowest price of the 30 days before it, by at least a percent, and its percentage is of that price. Directive 98/6/EC art. 6a, CJEU
 * C-330/23 (Aldi Süd). Nothing is announced of services whose price is agreed for each job.
 */
export function announcedOffer(
  { price, discount, byQuote, offer }: OfferedListing,
  today: CalendarDay,
): AnnouncedOffer | null {
  if (!discount || byQuote || !offer || offer.priorPrice === null) return null;
  if (toLastOfferDay(offer) < today) return null;
  const { priorPrice, until } = offer;
  const percent = priorPrice > price ? toReductionPercent(priorPrice, price) : 0;
  return percent < 1 ? null : { price, priorPrice, percent, until };
}

/** A listing on a day in Finland: after its last day an offer has ended, and the normal price is back if that day was named. */
export function endPastOffer<P extends OfferedListing>(product: P, today: CalendarDay): P {
  const { offer } = product;
  if (!offer || toLastOfferDay(offer) >= today) return product;
  const price = offer.until === undefined ? product.price : offer.normalPrice;
  return { ...product, price, discount: false, offer: null };
}

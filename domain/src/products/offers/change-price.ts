import type { Cents } from "../../money/money.ts";
import type { CalendarDay } from "../../schemas/primitives.ts";
import { announcedOffer, endPastOffer, type OfferedListing, toLastOfferDay } from "./announced-offer.ts";
import type { Offer } from "./offer.ts";
import { addFormerPrice, findPriorPrice, type PriceLog, startPriceLog } from "./price-log.ts";

/** What makes a listing the product that it is: with another value its former prices are those of something else. */
const identifyingFields = [
  "category",
  "name",
  "unit",
  "quality",
  "material",
  "deliveryType",
  "plength",
  "bagVolume",
] as const;

const readField = (listing: object, field: string): unknown =>
  Object.entries(listing).find(([name]) => name === field)?.[1] ?? null;

/** Whether a change makes another product of a listing, such as one by another measure, which has no former price. */
export const isOtherProduct = (before: object, after: object): boolean =>
  identifyingFields.some((field) => readField(before, field) !== readField(after, field));

/** A listing before a change of its price, with the log of its former prices. */
export interface PricedListing {
  listing: OfferedListing;
  log: PriceLog;
}

/** The price that a seller sets. */
export interface WantedPrice {
  /** The price to pay; beside an `offerPrice` the normal one. */
  price: Cents;
  discount: boolean;
  offerPrice?: Cents | null | undefined;
  /** The last day of the offer; null for none, absent for that of the running offer. */
  offerUntil?: CalendarDay | null | undefined;
  /** Whether an offer may begin: not when prices are changed in bulk, nor without the plan. */
  mayStart: boolean;
}

/** The price of a listing with its offer. */
export interface ChangedPrice {
  price: Cents;
  offer: Offer | null;
}

/**
 * Whether an offer goes on with its first day and its prior price: while its price stays, or falls further during an announced offer, which
 * lasts 60 days at most. Any other price begins another offer, whose prior price counts the former offer. Consumer Protection Act chapter 2
 * § 11(2): in an uninterrupted campaign of at most 60 days whose reduction grows in steps.
 */
const goesOn = ({ listing }: PricedListing, price: Cents, today: CalendarDay): boolean =>
  price === listing.price || (price < listing.price && announcedOffer(listing, today) !== null);

/** The offer that begins or goes on when a seller marks a listing as an offer and sets its price; null when the price is not reduced. */
function decideOffer(
  { price, offerPrice, offerUntil, mayStart }: WantedPrice,
  before: PricedListing | null,
  today: CalendarDay,
): Offer | null {
  const wanted = offerPrice ?? price;
  const running = before?.listing.offer ?? null;
  const normalPrice = offerPrice ? price : (running?.normalPrice ?? before?.listing.price);
  if (normalPrice === undefined || wanted >= normalPrice) return null;
  const until = offerUntil === undefined ? running?.until : (offerUntil ?? undefined);
  const end = until === undefined ? {} : { until };
  if (before && running && goesOn(before, wanted, today)) {
    const { since, priorPrice } = running;
    return { normalPrice, priorPrice, since, ...end };
  }
  if (!mayStart) return null;
  const priorPrice = before && findPriorPrice(before.log, before.listing.price, today);
  return { normalPrice, priorPrice, since: today, ...end };
}

/**
 * The price and the offer of a listing after its seller has set a price; `before` is null for a new listing, or for one that has become
 * another product.
 */
export function changeListingPrice(
  wanted: WantedPrice,
  before: PricedListing | null,
  today: CalendarDay,
): ChangedPrice {
  if (!wanted.discount) return { price: wanted.price, offer: null };
  return { price: wanted.offerPrice ?? wanted.price, offer: decideOffer(wanted, before, today) };
}

/**
 * A stored listing as it is today, with its log: an offer whose last day has passed has ended on that day, whether or not the job has stored
 * it.
 */
export function toPresentListing<P extends OfferedListing>(
  stored: P,
  log: PriceLog,
  today: CalendarDay,
): { listing: P; log: PriceLog } {
  const listing = endPastOffer(stored, today);
  if (!stored.offer || listing.price === stored.price) return { listing, log };
  const lastDay = toLastOfferDay(stored.offer);
  return { listing, log: addFormerPrice(log, { price: stored.price, lastDay }, today) };
}

/** The log after a listing has another price from today on; of another product it starts again. */
export function logPrice(
  { listing, log }: PricedListing,
  { price, isOther }: { price: Cents; isOther: boolean },
  today: CalendarDay,
): PriceLog {
  if (isOther) return startPriceLog(today);
  return price === listing.price ? log : addFormerPrice(log, { price: listing.price, lastDay: today }, today);
}

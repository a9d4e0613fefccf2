import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { Offer } from "@halkopiha/domain/products/offers/offer.ts";
import { priorDays } from "@halkopiha/domain/products/offers/offer-days.ts";
import { type PriceLog, startPriceLog } from "@halkopiha/domain/products/offers/price-log.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import type { SampleProduct } from "./market.ts";

/** Marked as an offer without a lower price: nothing is announced of it. */
const onlyMarked = "halkomestari-koivu-33";
/** Its offer has ended, so that another one at the same price could not be announced. */
const ended = "mesimarjanpolttopuuky-24";

/** Days since the offers have begun, and since the ended one was over. */
const [age, endedAge] = [5, 10];

/** The price before a reduction by a fifth, in half euros. */
const raise = (price: number) => Math.ceil((price * 1.25) / 50) * 50;

/** What is stored of the price of a sample listing. */
interface SamplePrice {
  discount: boolean;
  offer?: Offer;
  log: PriceLog;
}

/** The offer and the former prices of a sample listing on the day on which the market is stored. */
export function createSamplePrice(
  { id, price, discount, createdAt }: SampleProduct,
  today: CalendarDay,
): SamplePrice {
  const log = startPriceLog(toFinnishDate(createdAt));
  const since = addDays(today, -age);
  if (!discount || id === onlyMarked || log.since > addDays(since, -priorDays)) return { discount, log };
  if (id === ended) {
    const lastDay = addDays(today, -endedAge);
    return { discount: false, log: { ...log, former: [{ price: price - 500, lastDay }] } };
  }
  const normalPrice = raise(price);
  return {
    discount,
    offer: { normalPrice, priorPrice: normalPrice, since, until: addDays(today, 4 * age) },
    log: { ...log, former: [{ price: normalPrice, lastDay: since }] },
  };
}

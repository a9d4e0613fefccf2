import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { formatDayAndMonth } from "@halkopiha/domain/products/availability.ts";
import type { Category } from "@halkopiha/domain/products/catalogue.ts";
import { announcedOffer } from "@halkopiha/domain/products/offers/announced-offer.ts";
import { changeListingPrice, isOtherProduct } from "@halkopiha/domain/products/offers/change-price.ts";
import { priorDays } from "@halkopiha/domain/products/offers/offer-days.ts";
import { formatOffer } from "@halkopiha/domain/products/offers/offer-text.ts";
import {
  findPriorPrice,
  type PriceLog,
  startPriceLog,
  toFirstOfferDay,
} from "@halkopiha/domain/products/offers/price-log.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";

/** What is typed into the form of a listing, as far as an offer depends on it. */
export interface TypedOffer {
  identity: { category: Category } & Readonly<Record<string, string | number | null>>;
  byQuote: boolean;
  /** Cents; null while they are no prices. */
  price: number | null;
  offerPrice: number | null;
  until: CalendarDay | null;
}

const notShown = "Kortissa ei näy tarjousta";

const explainNew = (log: PriceLog) =>
  `${notShown}: ilmoitus on ollut myynnissä alle ${priorDays} päivää. Tarjous voi näkyä, kun se alkaa ${formatDayAndMonth(toFirstOfferDay(log))} tai myöhemmin.`;

/** Why nothing is announced of an offer. */
function explain(priorPrice: number | null, log: PriceLog, today: CalendarDay): string {
  if (priorPrice !== null) {
    return `${notShown}: alin hinta ${priorDays} päivän aikana on ollut ${formatEuros(priorPrice)}, ja tarjoushinnan tulee olla ainakin prosentin sitä alempi.`;
  }
  if (toFirstOfferDay(log) > today) return explainNew(log);
  return `${notShown}: tarjous alkoi, kun ilmoitus oli ollut myynnissä alle ${priorDays} päivää.`;
}

/** What buyers will see of an offer that is being typed, or why they will see none; nothing while there is no price. */
export function previewOffer(
  typed: TypedOffer,
  { product, log }: { product: Product | undefined; log: PriceLog },
  today: CalendarDay,
): string | null {
  const { identity, byQuote, price, offerPrice, until } = typed;
  if (byQuote) return `${notShown}: palvelun hinnasta sovitaan tarjouspyynnöllä.`;
  if (price === null || offerPrice === null || offerPrice >= price) return null;
  if (!product) return explainNew(startPriceLog(today));
  if (isOtherProduct(product, identity)) {
    return `${notShown}: muutettu ilmoitus on eri tuote, jonka aiempaa hintaa ei tunneta. ${priorDays} päivää lasketaan muutoksesta.`;
  }
  const wanted = { price, offerPrice, offerUntil: until, discount: true, mayStart: true };
  const changed = changeListingPrice(wanted, { listing: product, log }, today);
  const announced = announcedOffer({ ...product, ...changed, discount: true }, today);
  if (announced) return `Kortissa: ${formatEuros(announced.price)} · ${formatOffer(announced)}`;
  const prior = changed.offer?.priorPrice ?? findPriorPrice(log, product.price, today);
  return explain(prior, log, today);
}

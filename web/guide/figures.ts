import { formatRetention, retention } from "@halkopiha/domain/admin/retention.ts";
import {
  calculateHeat,
  conversions,
  conversionTolerance,
  heatValue,
} from "@halkopiha/domain/energy/energy.ts";
import { dryBelowPercent } from "@halkopiha/domain/energy/firewood-quality.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { formatEuros, formatVat } from "@halkopiha/domain/money/euros.ts";
import { defaultVat, vatClasses } from "@halkopiha/domain/money/money.ts";
import { type DeliveryCost, priceDelivery } from "@halkopiha/domain/orders/delivery.ts";
import { roadFactor } from "@halkopiha/domain/orders/distance.ts";
import { statusLabel } from "@halkopiha/domain/orders/order.ts";
import { maxProposedTimes } from "@halkopiha/domain/orders/order-times.ts";
import { withdrawalDays } from "@halkopiha/domain/orders/withdrawal-instructions.ts";
import { erasureGraceDays } from "@halkopiha/domain/personal-data/erasure-periods.ts";
import { guaranteeDays } from "@halkopiha/domain/products/dry-wood.ts";
import { maxOfferDays, priorDays } from "@halkopiha/domain/products/offers/offer-days.ts";
import {
  calculateFee,
  minUpdateCharge,
  monthlyFee,
  noticeWeeks,
  yearlyFee,
} from "@halkopiha/domain/reference-data/membership.ts";
import { minRated } from "@halkopiha/domain/reviews/average.ts";
import { editDays, reviewMonths } from "@halkopiha/domain/reviews/review-periods.ts";
import { termsNoticeDays } from "@halkopiha/domain/terms/terms-versions.ts";

const number = new Intl.NumberFormat("fi-FI", { maximumFractionDigits: 2 });
const whole = (value: number) => number.format(Math.round(value));

/** `0,62` */
export const formatNumber = (value: number): string => number.format(value);

const jyvaskyla = { lat: 62.2415, lng: 25.7209 };
const laukaa = { lat: 62.4141, lng: 25.9519 };

function priced(
  cost: Pick<DeliveryCost, "name" | "unit" | "price" | "multipliedByQuantity">,
  quantity: number,
) {
  const since = "2026-01-01T00:00:00.000Z";
  const stored = { _id: "a", owner: "b", available: true, createdAt: since, updatedAt: since, ...cost };
  // Examples without terms: the price of the products makes no difference.
  return priceDelivery(stored, { quantity, goods: 0 }, jyvaskyla, laukaa);
}

/** Delivery costs that the guide calculates as examples, like the cart does: VAT included. */
export const deliveryExamples = {
  byDistance: priced({ name: "Kilometrien mukaan", unit: "km", price: 150, multipliedByQuantity: false }, 5),
  fixed: priced({ name: "Kiinteä hinta", unit: "kpl", price: 4500, multipliedByQuantity: false }, 5),
  perUnit: priced({ name: "Kiinteä hinta", unit: "kpl", price: 400, multipliedByQuantity: true }, 10),
} as const;

/** Price of a loose cubic metre of birch in the guide's examples, in cents with VAT. */
export const examplePrice = 6500;
const loadLoose = 5;

const heat = calculateHeat({
  fuel: "koivu",
  measure: "irto",
  amount: 1,
  price: examplePrice / 100,
  efficiency: 100,
});

/** Figures in the guide's text, all taken from the domain: no fee, tax or measure is typed twice. §9 */
export const figures: Readonly<Record<string, string>> = {
  yearlyFee: formatEuros(yearlyFee),
  yearlyFeeGross: formatEuros(calculateFee(1).gross),
  monthlyFee: formatEuros(monthlyFee),
  leastUpdateCharge: formatEuros(minUpdateCharge),
  dryPercent: `${dryBelowPercent}\u00a0%`,
  guaranteeDays: String(guaranteeDays),
  priorDays: String(priorDays),
  maxOfferDays: String(maxOfferDays),
  erasureGrace: `${erasureGraceDays} päivää`,
  termsNotice: `${termsNoticeDays} päivää`,
  notice: noticeWeeks === 1 ? "viikkoa" : `${noticeWeeks} viikkoa`,
  vat: formatVat(defaultVat),
  vatClasses: vatClasses.map(({ vat }) => formatVat(vat)).join(" ja "),
  tolerance: whole(conversionTolerance * 100),
  loadLoose: whole(loadLoose),
  loadPiled: formatNumber(loadLoose * conversions.pieces.irto.pino),
  examplePrice: formatEuros(examplePrice),
  examplePricePiled: formatEuros(Math.round(examplePrice * conversions.pieces.pino.irto)),
  birchHeat: whole(heatValue.irto.koivu),
  birchCents: formatNumber((heat?.price ?? 0) * 100),
  roadFactor: formatNumber(roadFactor),
  kmFrom: "Jyväskylä",
  kmTo: "Laukaa",
  kmDistance: whole(deliveryExamples.byDistance.distance ?? 0),
  kmPrice: formatEuros(deliveryExamples.byDistance.originalPrice),
  kmTotal: formatEuros(deliveryExamples.byDistance.price),
  fixedPrice: formatEuros(deliveryExamples.fixed.price),
  perUnitPrice: formatEuros(deliveryExamples.perUnit.originalPrice),
  perUnitQuantity: whole(deliveryExamples.perUnit.quantity),
  perUnitTotal: formatEuros(deliveryExamples.perUnit.price),
  deliveryUnpriced: messages.deliveryUnpriced,
  lastStatus: statusLabel.delivered,
  maxWindows: whole(maxProposedTimes),
  withdrawalDays: whole(withdrawalDays),
  receiptTime: formatRetention(retention.receipts),
  reviewMonths: whole(reviewMonths),
  editDays: whole(editDays),
  minRated: whole(minRated),
};

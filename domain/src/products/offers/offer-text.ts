import { formatEuros } from "../../money/euros.ts";
import { formatDayAndMonth } from "../availability.ts";
import type { AnnouncedOffer } from "./announced-offer.ts";
import { priorDays } from "./offer-days.ts";

/** `alin 30 pv ennen tarjousta 75,00 €` */
export const formatPriorPrice = ({ priorPrice }: Pick<AnnouncedOffer, "priorPrice">): string =>
  `alin ${priorDays} pv ennen tarjousta ${formatEuros(priorPrice)}`;

/** `−20 %`: of the lowest price of the 30 days before, CJEU C-330/23. */
export const formatReduction = ({ percent }: Pick<AnnouncedOffer, "percent">): string => `−${percent}\u00a0%`;

/** What is shown below the price of an offer: `alin 30 pv ennen tarjousta 75,00 € · −20 % · voimassa 12.1. asti`. */
export function formatOffer(offer: Pick<AnnouncedOffer, "priorPrice" | "percent" | "until">): string {
  const end = offer.until === undefined ? [] : [`voimassa ${formatDayAndMonth(offer.until)} asti`];
  return [formatPriorPrice(offer), formatReduction(offer), ...end].join(" · ");
}

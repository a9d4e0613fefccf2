import { formatCalendarDay } from "../calendar.ts";
import { dryBelowPercent } from "../energy/firewood-quality.ts";
import { formatNumber } from "../money/number.ts";

/** The days from the delivery within which a buyer may rely on the guarantee. */
export const guaranteeDays = 14;

interface Measured {
  percent: number;
  measuredAt: string;
  meter: string;
}

/** `18 %, mitattu 3.11.2026 (piikkimittari)` */
export function describeMoisture({ percent, measuredAt, meter }: Measured): string {
  return `${formatNumber(percent)}\u00a0%, mitattu ${formatCalendarDay(measuredAt)} (${meter})`;
}

/** What a seller states of firewood beside its quality, as products, carts and orders have it. */
export interface StatedFacts {
  moisture?: Measured | null | undefined;
  dryGuaranteed?: boolean | undefined;
  eudrNumber?: string | null | undefined;
}

/** The stated facts in words, each for itself. */
export function listStatedFacts({ moisture, dryGuaranteed, eudrNumber }: StatedFacts): string[] {
  return [
    ...(moisture ? [`kosteus ${describeMoisture(moisture)}`] : []),
    ...(dryGuaranteed ? ["kuivuustakuu"] : []),
    ...(eudrNumber ? [`EUDR-ilmoitusnumero ${eudrNumber}`] : []),
  ];
}

/** What a seller promises by the guarantee. Consumer Protection Act 38/1978 chapter 5 § 15 b, Directive (EU) 2019/771 art. 17. */
export const drynessGuarantee = [
  `Myyjä lupaa, että puiden kosteus on toimitettaessa alle ${dryBelowPercent}\u00a0%. Kosteus mitataan vähintään kolmen halkaistun puun keskeltä, ja takuu koskee mittausten keskiarvoa.`,
  `Jos kosteutta on enemmän, kerro siitä myyjälle ${guaranteeDays} päivän kuluessa toimituksesta. Saat valita, vaihtaako myyjä puut kuiviin vai palauttaako hän niiden hinnan. Vaihto ja nouto eivät maksa sinulle mitään.`,
  "Takuu ei rajoita oikeuksia, jotka sinulla on virheestä lain mukaan.",
] as const;

import { type Cents, defaultVat, splitVat, type VatClass } from "./money.ts";
import type { Instant } from "./primitives.ts";

/** The yearly account fee and what joining mid-year costs per remaining month, before VAT. §9 */
export const yearlyFee: Cents = 12_000;
export const monthlyFee: Cents = 1000;

/** The least that an update made by the maintainer costs, before VAT. §9 */
export const leastUpdateCharge: Cents = 1000;

/** How many weeks before the end of the contract period notice is given. §9 */
export const noticeWeeks = 1;

/** Within how many months a claim is made. §9 */
export const claimMonths = 1;

export interface Fee {
  net: Cents;
  tax: Cents;
  gross: Cents;
  vat: VatClass;
  /** How many months it pays for. */
  months: number;
}

function withVat(net: Cents, months: number): Fee {
  const tax = Math.round((net * defaultVat) / 10_000);
  return { net, tax, gross: net + tax, vat: defaultVat, months };
}

/**
 * The fee of the rest of this year for who joins now. The month of joining counts; the contract period is the calendar
 * year. §9
 * @param month of joining, 1 to 12
 * @throws RangeError for any other month
 */
export function feeFrom(month: number): Fee {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError(`there is no month ${month}`);
  const months = 13 - month;
  return withVat(months === 12 ? yearlyFee : months * monthlyFee, months);
}

/**
 * What a plan costs for the rest of this year, of its yearly price with VAT. §9
 * @param month of joining, 1 to 12
 */
export function restOfYear(yearlyPrice: Cents, month: number): Fee {
  const { months, vat } = feeFrom(month);
  const gross = Math.round((yearlyPrice * months) / 12);
  return { gross, ...splitVat(gross, vat), vat, months };
}

/** The month of an instant in Finland, 1 to 12. */
export function monthOf(now: Date): number {
  return Number(new Intl.DateTimeFormat("en", { timeZone: "Europe/Helsinki", month: "numeric" }).format(now));
}

/** When the contract period of an instant ends: the last second of the calendar year in Finland, which is at winter time. §9 */
export function contractEnd(now: Date): Instant {
  const year = new Intl.DateTimeFormat("en", { timeZone: "Europe/Helsinki", year: "numeric" }).format(now);
  return `${year}-12-31T21:59:59.000Z`;
}

import * as z from "zod/mini";
import { toFinnishDay } from "../calendar.ts";
import { Cents, defaultVat, splitVat, VatClass } from "../money/money.ts";
import type { Instant } from "../schemas/primitives.ts";
import type { Plan, PlanName } from "./plan.ts";

/** The yearly account fee, and the fee per remaining month when joining mid-year, before VAT. Both are the Basic plan's. §9 */
export const yearlyFee: Cents = 12_000;
export const monthlyFee: Cents = 1000;

/** Minimum charge for an update made by the maintainer, before VAT. §9 */
export const minUpdateCharge: Cents = 1000;

/** Notice period, in weeks before the end of the contract period. §9 */
export const noticeWeeks = 1;

/** Period for claims, in months. §9 */
export const claimMonths = 1;

/** The fee for the rest of a year, and the number of months it covers. */
export const Fee = z.object({ net: Cents, tax: Cents, gross: Cents, vat: VatClass, months: z.int() });
export type Fee = z.infer<typeof Fee>;

function withVat(net: Cents, months: number): Fee {
  const tax = Math.round((net * defaultVat) / 10_000);
  return { net, tax, gross: net + tax, vat: defaultVat, months };
}

/**
 * The fee for the rest of this year. The month of joining counts; the contract period is the calendar year. §9
 * @param month of joining, 1 to 12
 * @throws RangeError for any other month
 */
export function calculateFee(month: number): Fee {
  if (!Number.isInteger(month) || month < 1 || month > 12) throw new RangeError(`there is no month ${month}`);
  const months = 13 - month;
  return withVat(months === 12 ? yearlyFee : months * monthlyFee, months);
}

/**
 * A plan's fee for the rest of this year, from its yearly price with VAT. §9
 * @param month of joining, 1 to 12
 */
export function calculateRestOfYearFee(yearlyPrice: Cents, month: number): Fee {
  const { months, vat } = calculateFee(month);
  const gross = Math.round((yearlyPrice * months) / 12);
  return { gross, ...splitVat(gross, vat), vat, months };
}

/** A plan's fee per month when joining mid-year: a twelfth of its yearly price with VAT. §9 */
export const calculateMonthlyFee = (yearlyPrice: Cents): Fee => calculateRestOfYearFee(yearlyPrice, 12);

/** The yearly prices of a plan, from which its fees are calculated. */
export type Prices = Pick<Plan, "price" | "discountedPrice">;

/** The yearly price of the first year, with VAT: the discounted one if the plan has one. */
export const firstYearPrice = ({ price, discountedPrice }: Prices): Cents => discountedPrice ?? price;

/**
 * The sign-up fee of a plan: the rest of the first year. §9
 * @param month of joining, 1 to 12
 */
export const calculateJoiningFee = (plan: Prices, month: number): Fee =>
  calculateRestOfYearFee(firstYearPrice(plan), month);

/**
 * What a seller whose account has been closed owes: the fee that was charged, if the account was closed within its contract; after the
 * contract's end the full price of the plan for the rest of the year. §9
 * @param month of returning, 1 to 12
 */
export function calculateReturningFee(
  {
    expires,
    fee,
    account,
  }: { expires: Instant | null; fee?: Fee | null | undefined; account: { accountPlan: PlanName } },
  plans: readonly PricedPlan[],
  month: number,
): Fee {
  return expires === null && fee ? fee : calculateFeeFrom(account.accountPlan, plans, month);
}

/** The full price of a plan for the rest of a year. */
function calculateFeeFrom(name: PlanName, plans: readonly PricedPlan[], month: number): Fee {
  const plan = plans.find(({ accountPlan }) => accountPlan === name);
  return calculateRestOfYearFee((plan ?? standardPlans[name]).price, month);
}

/** What a contract that goes on costs for a year: the full price of its plan. §9 */
export const calculateYearlyFee = (name: PlanName, plans: readonly PricedPlan[]): Fee =>
  calculateFeeFrom(name, plans, 1);

/** The fields of a plan that its fee depends on. */
export type PricedPlan = Prices & Pick<Plan, "accountPlan">;

/** Default prices of the plans with VAT, used unless an admin has set others: Basic by §9, Premium twice that. */
export const standardPlans: Readonly<Record<PlanName, PricedPlan>> = {
  basic: { accountPlan: "basic", price: calculateFee(1).gross, discountedPrice: null },
  premium: { accountPlan: "premium", price: 2 * calculateFee(1).gross, discountedPrice: null },
};

/** The month of an instant in Finland, 1 to 12. */
export function getFinnishMonth(now: Date): number {
  return toFinnishDay(now.getTime()).month;
}

/** The end of a contract period: the last second of the calendar year in Finland, in winter time. §9 */
export const toYearEnd = (year: number): Instant => `${year}-12-31T21:59:59.000Z`;

/** The end of the contract period that contains an instant. §9 */
export function getContractEnd(now: Date): Instant {
  return toYearEnd(toFinnishDay(now.getTime()).year);
}

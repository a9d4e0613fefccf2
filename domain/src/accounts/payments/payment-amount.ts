import {
  calculateReturningFee,
  calculateYearlyFee,
  type Fee,
  type PricedPlan,
} from "../../reference-data/membership.ts";
import type { CalendarDay } from "../../schemas/primitives.ts";
import { isClosed, type UserAccount } from "../user.ts";

/**
 * What a seller is expected to pay for a year: the fee of the registration until the account is first opened, the rest of this year when a
 * closed account returns, and else the full price of the plan. §9
 */
export function calculateExpectedFee(
  account: UserAccount,
  plans: readonly PricedPlan[],
  year: number,
  today: CalendarDay,
): Fee {
  const [thisYear, month] = today.split("-").map(Number);
  const yearly = calculateYearlyFee(account.account.accountPlan, plans);
  if (year !== thisYear) return yearly;
  if (account.timesActivated === 0) return account.fee ?? yearly;
  return isClosed(account) ? calculateReturningFee(account, plans, month ?? 1) : yearly;
}

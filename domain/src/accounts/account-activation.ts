import { toFinnishDay } from "../calendar.ts";
import { toYearEnd } from "../reference-data/membership.ts";
import type { CalendarDay, Instant } from "../schemas/primitives.ts";
import { type ContractFacts, nextNoticeDay } from "./contract-year.ts";
import { isSelling } from "./public-seller.ts";
import type { Activation, User, UserAccount } from "./user.ts";

const toYear = (instant: Instant): number => toFinnishDay(instant).year;

/**
 * What is stored of an account's contract. The year until whose end an admin has opened it counts as paid: for accounts stored before
 * `paidUntil` was recorded, and for those that were opened without a payment. §9
 */
export const toContractFacts = ({
  paidUntil,
  noticeGiven = null,
  expires,
}: Pick<UserAccount, "paidUntil" | "noticeGiven" | "expires">): ContractFacts => ({
  paidUntil: paidUntil ?? (expires === null ? null : toYear(expires)),
  noticeGiven,
});

/** The next day on which the contract of a seller changes or its notices are sent; null unless the seller is active. §9 */
export const toNextNotice = (user: Pick<User, "role" | "userAccount">): CalendarDay | null =>
  isSelling(user)
    ? nextNoticeDay(toContractFacts(user.userAccount), user.userAccount.noticedUntil ?? null)
    : null;

/** The year until which an account is paid, after an admin has recorded it; null when it is unpaid. §9 */
function toPaidUntil(
  { paid: wasPaid, isActive, paidUntil, expires }: UserAccount,
  { active, paid, paidUntil: named }: Activation,
  year: number,
): number | null {
  if (!paid) return null;
  if (named !== undefined) return named;
  const isActivating = active && !isActive;
  const stored = paidUntil ?? (wasPaid && expires !== null ? toYear(expires) : null);
  return !wasPaid || isActivating ? Math.max(year, stored ?? year) : stored;
}

/** The end of an account; null while it is not active. Who is found not to have paid stays to the end of this year at the latest. §4, §9 */
function toExpires(
  { isActive, expires }: UserAccount,
  active: boolean,
  paidUntil: number | null,
  yearEnd: Instant,
): Instant | null {
  if (!active) return null;
  if (paidUntil !== null) return toYearEnd(paidUntil);
  return !isActive || (expires !== null && expires > yearEnd) ? yearEnd : expires;
}

/**
 * An account after an admin has recorded whether it is paid and active. It runs to the end of the year that is paid for, else to `yearEnd`,
 * the end of this one. Notice that was given before it was opened again does not count. §4, §9
 */
export function applyActivation(account: UserAccount, activation: Activation, yearEnd: Instant): UserAccount {
  const { active, paid } = activation;
  const isActivating = active && !account.isActive;
  const paidUntil = toPaidUntil(account, activation, toYear(yearEnd));
  return {
    ...account,
    paid,
    isActive: active,
    expires: toExpires(account, active, paidUntil, yearEnd),
    paidUntil,
    ...(isActivating && { noticeGiven: null }),
    timesActivated: account.timesActivated + (isActivating ? 1 : 0),
  };
}

/** True for an unverified seller account that has no paid fee and was never activated. */
export function isUnconfirmedRegistration({
  verified,
  role,
  userAccount,
}: Pick<User, "verified" | "role" | "userAccount">): boolean {
  const { paid, isActive, timesActivated } = userAccount;
  return !verified && role === "user" && !paid && !isActive && timesActivated === 0;
}

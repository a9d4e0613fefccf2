import { toYearEnd } from "../../reference-data/membership.ts";
import type { CalendarDay } from "../../schemas/primitives.ts";
import { toContractFacts } from "../account-activation.ts";
import { accountState } from "../contract-year.ts";
import type { Activation, Unrecorded, UserAccount } from "../user.ts";
import { isStanding, type Payment } from "./payment.ts";

/** The fields of a payment that decide what is paid. */
export type CountedPayment = Pick<Payment, "year" | "undone">;

const toYear = (day: CalendarDay): number => Number(day.slice(0, 4));

/** The last year that one of the payments is for; null when none counts. */
function findLastYear(payments: readonly CountedPayment[]): number | null {
  const years = payments.filter(isStanding).map(({ year }) => year);
  return years.length === 0 ? null : Math.max(...years);
}

/** What holds of an account of which no payment has been recorded. One that was paid and never opened is paid for this year. */
function toUnrecorded(account: UserAccount, year: number): Unrecorded {
  const { paidUntil: covered } = toContractFacts(account);
  const paidUntil = account.paidUntil ?? (account.paid ? (covered ?? year) : null);
  return { paidUntil, openUntil: covered ?? paidUntil };
}

/**
 * An account as its payments make it: paid for the last year that one is for, or as it would be without them, if that reaches further. An
 * active account of which nothing is left stays open to the end of this year, as one that an admin opens unpaid. One whose contract has ended
 * is unpaid. ADR 48
 */
export function countPayments(
  account: UserAccount,
  payments: readonly CountedPayment[],
  today: CalendarDay,
): UserAccount {
  const year = toYear(today);
  const last = findLastYear(payments);
  const stored = account.unrecorded ?? toUnrecorded(account, year);
  const isLeftOpen = account.isActive && last === null && stored.openUntil === null;
  const unrecorded = isLeftOpen ? { paidUntil: null, openUntil: year } : stored;
  const isRecorded = last !== null && last >= (unrecorded.openUntil ?? last);
  const paidUntil = isRecorded ? last : unrecorded.paidUntil;
  const openUntil = isRecorded ? last : unrecorded.openUntil;
  const facts = { paidUntil, noticeGiven: account.noticeGiven ?? null };
  return {
    ...account,
    paid: accountState(facts, today) !== "closed",
    paidUntil,
    expires: account.isActive && openUntil !== null ? toYearEnd(openUntil) : account.expires,
    unrecorded,
  };
}

/** What an admin's activation form means for the payments of an account. */
export interface RecordedActivation<P> {
  account: UserAccount;
  /** The year of the payment that it records; null when it records none. */
  pays: number | null;
  /** The payments that it undoes. */
  undoes: P[];
}

const cap = (year: number | null, max: number): number | null => (year === null ? null : Math.min(year, max));

/**
 * The payment that an activation records, and those that it undoes, so that counting the payments gives the account that it stores. An
 * account that is marked unpaid loses the payments of this year and later ones; a year that is corrected downwards those that are later.
 * @param after what `applyActivation` has made of `before`
 */
export function recordActivation<P extends CountedPayment>(
  before: UserAccount,
  after: UserAccount,
  { paid, paidUntil: named }: Activation,
  payments: readonly P[],
  today: CalendarDay,
): RecordedActivation<P> {
  const year = toYear(today);
  const standing = payments.filter(isStanding);
  const lastKept = paid
    ? (named ?? Number.POSITIVE_INFINITY)
    : before.paid
      ? year - 1
      : Number.POSITIVE_INFINITY;
  const undoes = standing.filter((payment) => payment.year > lastKept);
  const kept = standing.filter((payment) => payment.year <= lastKept);
  const paidBefore = before.paid ? toUnrecorded(before, year).paidUntil : null;
  const { paidUntil = null } = after;
  const isNew = !kept.some((payment) => payment.year === paidUntil);
  const isPayment = paid && (!before.paid || (named !== undefined && named > (paidBefore ?? 0)));
  const pays = isPayment && isNew ? paidUntil : null;
  const last = findLastYear([...kept, ...(pays === null ? [] : [{ year: pays, undone: null }])]);
  const { unrecorded } = before;
  const stored = unrecorded ?? toUnrecorded(before, year);
  const isRecorded = last !== null && last === toContractFacts(after).paidUntil;
  return {
    account: {
      ...after,
      unrecorded: isRecorded
        ? { paidUntil: cap(stored.paidUntil, last), openUntil: cap(stored.openUntil, last) }
        : toUnrecorded(after, year),
    },
    pays,
    undoes,
  };
}

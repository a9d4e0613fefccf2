import { addDays } from "../finnish-date.ts";
import { noticeWeeks } from "../reference-data/membership.ts";
import type { CalendarDay } from "../schemas/primitives.ts";

/** The days of a contract that goes on from year to year. §9 */
export const contractDays = {
  /** The invoice of a year is dated 1 February. §9 */
  invoice: "02-01",
  /** The invoice is due on the day before this one, the last day of February. §9 */
  afterDue: "03-01",
  /** Days from the due date to the reminder. §9 */
  reminder: 14,
  /** Days from the due date to the closing. §9 */
  closing: 28,
  /** Days from a warning to the closing. §9 */
  warnings: { closingIn30: 30, closingIn7: 7 },
  /** Days from the last day for giving notice to the end of the year. §9 */
  notice: 7 * noticeWeeks,
} as const;

/** What is stored of a seller's contract. */
export interface ContractFacts {
  /** The last year that is covered ('maksettu vuodelle'); null when no year is. */
  readonly paidUntil: number | null;
  /** The day on which the seller gave notice; null when they have not. */
  readonly noticeGiven: CalendarDay | null;
}

/** `grace` begins after the due date, `overdue` with the reminder; the rights of a paid account last through both. §9 */
export type AccountState = "active" | "grace" | "overdue" | "closed";

/** How a contract ends unless something is paid: on the first day on which the account is closed. */
export interface ContractEnding {
  readonly day: CalendarDay;
  readonly reason: "unpaid" | "notice";
  /** The unpaid year, or the last year of the contract. */
  readonly year: number;
}

export const noticeKinds = ["closingIn30", "reminder", "closingIn7", "closed"] as const;
export type NoticeKind = (typeof noticeKinds)[number];

/** What a seller is told on a day. */
export interface ContractNotice {
  readonly kind: NoticeKind;
  readonly day: CalendarDay;
  readonly ending: ContractEnding;
}

const toYear = (day: CalendarDay): number => Number(day.slice(0, 4));

const lastDay = (year: number): CalendarDay => `${year}-12-31`;

/** The date of a year's invoice. §9 */
export const invoiceDay = (year: number): CalendarDay => `${year}-${contractDays.invoice}`;

/** The day on which a year's invoice is due: the last of February. §9 */
export const dueDay = (year: number): CalendarDay => addDays(`${year}-${contractDays.afterDue}`, -1);

/** The last day on which notice ends a contract with the same year. §9 */
export const lastNoticeDay = (year: number): CalendarDay => addDays(lastDay(year), -contractDays.notice);

/** The year with which notice ends a contract: this one, or the next if it is given too late. §9 */
export function noticeEnd(noticeGiven: CalendarDay): number {
  const year = toYear(noticeGiven);
  return noticeGiven <= lastNoticeDay(year) ? year : year + 1;
}

/**
 * The last day of a contract that the seller has given notice of: that of the year with which the notice ends it, or of the last year that is
 * paid for, if that is later. Null without notice. §9
 */
export const lastContractDay = ({ paidUntil, noticeGiven }: ContractFacts): CalendarDay | null =>
  noticeGiven === null ? null : lastDay(Math.max(noticeEnd(noticeGiven), paidUntil ?? 0));

/**
 * How a contract ends unless something is paid; null when no year is covered. What is paid for is never cut short: notice ends a contract
 * with the last covered year at the earliest. Notice that ends it later leaves the years until then to be paid. §9
 */
export function getEnding({ paidUntil, noticeGiven }: ContractFacts): ContractEnding | null {
  if (paidUntil === null) return null;
  const next = paidUntil + 1;
  if (noticeGiven !== null && noticeEnd(noticeGiven) <= paidUntil)
    return { day: addDays(lastDay(paidUntil), 1), reason: "notice", year: paidUntil };
  return { day: addDays(dueDay(next), contractDays.closing), reason: "unpaid", year: next };
}

/** The first day on which an account is closed unless something is paid; null when no year is covered. §9 */
export const closingDay = (facts: ContractFacts): CalendarDay | null => getEnding(facts)?.day ?? null;

/** The state of an account on a day; `closed` when no year is covered. §9 */
export function accountState(facts: ContractFacts, today: CalendarDay): AccountState {
  const ending = getEnding(facts);
  if (ending === null || today >= ending.day) return "closed";
  if (ending.reason === "notice") return "active";
  const due = dueDay(ending.year);
  if (today <= due) return "active";
  return today < addDays(due, contractDays.reminder) ? "grace" : "overdue";
}

/** The day of each notice of an ending. */
function toNoticeDays({ day, reason, year }: ContractEnding): Partial<Record<NoticeKind, CalendarDay>> {
  const { closingIn30, closingIn7 } = contractDays.warnings;
  return {
    closingIn30: addDays(day, -closingIn30),
    ...(reason === "unpaid" && { reminder: addDays(dueDay(year), contractDays.reminder) }),
    closingIn7: addDays(day, -closingIn7),
    closed: day,
  };
}

/** All notices of a contract in the order of their days; none of a day before notice was given. */
function listAllNotices(facts: ContractFacts): ContractNotice[] {
  const ending = getEnding(facts);
  if (ending === null) return [];
  const days = toNoticeDays(ending);
  const since = ending.reason === "notice" ? facts.noticeGiven : null;
  return noticeKinds.flatMap((kind) => {
    const day = days[kind];
    return day === undefined || (since !== null && day < since) ? [] : [{ kind, day, ending }];
  });
}

/**
 * The notices that are due from one day to another, in the order of their days: 30 and 7 days before the closing, the reminder, and the
 * closing itself. §9
 * @param from is not included: notices of this day have been sent. Null when none has been sent before
 */
export const listNotices = (
  facts: ContractFacts,
  from: CalendarDay | null,
  to: CalendarDay,
): ContractNotice[] => listAllNotices(facts).filter(({ day }) => (from === null || day > from) && day <= to);

/**
 * The next day on which an account changes or its seller is told something; null when no year is covered. A closing in the past is due
 * as long as the account is open. §9
 * @param sentUntil the day up to which notices have been sent; null when none has
 */
export function nextNoticeDay(facts: ContractFacts, sentUntil: CalendarDay | null): CalendarDay | null {
  const next = listAllNotices(facts).find(({ day }) => sentUntil === null || day > sentUntil);
  return next?.day ?? closingDay(facts);
}

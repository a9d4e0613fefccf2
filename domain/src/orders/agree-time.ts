import { addDays, toFinnishDate } from "../finnish-date.ts";
import type { CalendarDay, Instant } from "../schemas/primitives.ts";
import { isEnded } from "./cancellation.ts";
import type { Order } from "./order.ts";
import type { Withdrawal } from "./order-endings.ts";
import { type OrderTimes, type TimeWindow, toWindowKey } from "./order-times.ts";

/** Days from today within which a time can be proposed. */
export const maxDaysAhead = 180;

/** What of an order decides about its time; also of an order as its buyer sees it. */
interface Timed extends Pick<Order, "status"> {
  times?: OrderTimes | undefined;
  cancellation?: unknown;
  withdrawal?: Pick<Withdrawal, "part" | "state"> | undefined;
}

/** Whether a time can be proposed and answered: until the order is delivered or has ended. */
export const canAgreeOnTime = (order: Timed): boolean => order.status !== "delivered" && !isEnded(order);

/** Whether a time can be proposed. `today`: the day in Finland. */
export const isProposable = ({ day }: Pick<TimeWindow, "day">, today: CalendarDay): boolean =>
  day >= today && day <= addDays(today, maxDaysAhead);

/** The time on which the seller and the buyer of an order have agreed; null while there is none. */
export function getAgreedTime({ times }: Pick<Timed, "times">): TimeWindow | null {
  const chosen = times?.answer?.chosen;
  return (typeof chosen === "number" && times?.proposed[chosen]) || null;
}

const isSame = (times: readonly TimeWindow[], others: readonly TimeWindow[]) =>
  times.map(toWindowKey).join() === others.map(toWindowKey).join();

/**
 * An order after its seller has proposed times, soonest first. They replace earlier ones, also an agreed one. The same order when they are
 * already proposed and not rejected; null when it is too late.
 */
export function proposeTimes<Stored extends Timed>(
  order: Stored,
  proposed: readonly TimeWindow[],
  at: Instant,
): Stored | null {
  const sorted = proposed.toSorted((a, b) => toWindowKey(a).localeCompare(toWindowKey(b)));
  const { times } = order;
  if (times && isSame(times.proposed, sorted) && times.answer?.chosen !== null) return order;
  if (!canAgreeOnTime(order)) return null;
  return { ...order, times: { proposed: sorted, proposedAt: at } };
}

/** Which times the buyer has seen, and which of them is chosen: its index, or null when none fits. */
export interface ChosenTime {
  proposedAt: Instant;
  chosen: number | null;
}

/** Why an answer is not taken: the order is over, the chosen day is, or other times have been proposed meanwhile. */
export type AnswerObstacle = "orderMovedOn" | "timePast" | "timesChanged";

/**
 * An order after its buyer has answered; the same order when it is answered so already. An agreed time can be given back, but not exchanged
 * for another one that the seller may no longer have.
 */
export function answerTimes<Stored extends Timed>(
  order: Stored,
  { proposedAt, chosen }: ChosenTime,
  at: Instant,
): Stored | AnswerObstacle {
  const { times } = order;
  if (!times || times.proposedAt !== proposedAt) return "timesChanged";
  if (times.answer?.chosen === chosen) return order;
  if (!canAgreeOnTime(order)) return "orderMovedOn";
  if (chosen !== null) {
    const time = times.proposed[chosen];
    if (!time || getAgreedTime(order)) return "timesChanged";
    if (time.day < toFinnishDate(at)) return "timePast";
  }
  return { ...order, times: { ...times, answer: { chosen, at } } };
}

/** Sorts orders without an agreed time behind those that have one. */
const noTime = "9999";

/** The text by which orders are sorted and filtered by their agreed time: it begins with the day. */
export function toSortTime(order: Pick<Timed, "times">): string {
  const agreed = getAgreedTime(order);
  return agreed ? toWindowKey(agreed) : noTime;
}

const weekdays = ["su", "ma", "ti", "ke", "to", "pe", "la"] as const;

/** `ke 2.12.2026 klo 9.00–12.00`, or the day only. */
export function formatTimeWindow({ day, from, until }: TimeWindow): string {
  const [year = 0, month = 0, date = 0] = day.split("-").map(Number);
  const weekday = weekdays[new Date(Date.UTC(year, month - 1, date)).getUTCDay()];
  const written = `${weekday} ${date}.${month}.${year}`;
  if (from === undefined || until === undefined) return written;
  const format = (time: string) => time.replace(/^0/, "").replace(":", ".");
  return `${written} klo ${format(from)}–${format(until)}`;
}

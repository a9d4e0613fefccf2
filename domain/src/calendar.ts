import { toFinnishClock } from "./finnish-clock.ts";
import type { CalendarDay, Instant } from "./schemas/primitives.ts";

/** A calendar day; `month` is 1 for January. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

/** The calendar day in Finland at an instant. */
export const toFinnishDay = (instant: Instant | number): Day =>
  parseDay(toFinnishClock(instant).slice(0, 10));

const hour = 60 * 60 * 1000;

/** The instant at which a day begins in Finland. Days outside the month overflow: day 0 is the last day of the month before. */
export function startOfDay({ year, month, day }: Day): Instant {
  const midnight = Date.UTC(year, month - 1, day);
  const wanted = new Date(midnight).getUTCDate();
  // Daylight saving time starts and ends at night, never at midnight: midnight is two hours ahead of UTC, or three in summer.
  const inSummer = new Date(midnight - 3 * hour).toISOString();
  const isSummer = toFinnishDay(inSummer).day === wanted;
  return isSummer ? inSummer : new Date(midnight - 2 * hour).toISOString();
}

/** Parses `2026-11-21`. */
export function parseDay(written: string): Day {
  const [year = 0, month = 0, day = 0] = written.split("-").map(Number);
  return { year, month, day };
}

/** The instants between which the days from one to another lie in Finland, both days included. */
export function toTimeLimits({ from, to }: { from?: string | undefined; to?: string | undefined }): {
  since: Instant | undefined;
  before: Instant | undefined;
} {
  const last = to === undefined ? undefined : parseDay(to);
  return {
    since: from === undefined ? undefined : startOfDay(parseDay(from)),
    before: last && startOfDay({ ...last, day: last.day + 1 }),
  };
}

/** `from` is included, `to` is not. */
export interface TimeRange {
  from: Instant;
  until: Instant;
}

/** The last `count` weeks from Monday to Sunday in Finland, oldest first; the last one contains `now`. */
export function listWeeksUntil(now: Instant, count: number): TimeRange[] {
  const { year, month, day } = toFinnishDay(now);
  // `getUTCDay` counts from Sunday (0); UTC avoids the local time zone.
  const sinceMonday = (new Date(Date.UTC(year, month - 1, day)).getUTCDay() + 6) % 7;
  const monday = (weeksAgo: number) => startOfDay({ year, month, day: day - sinceMonday - 7 * weeksAgo });
  return Array.from({ length: count }, (_, index) => {
    const weeksAgo = count - 1 - index;
    return { from: monday(weeksAgo), until: monday(weeksAgo - 1) };
  });
}

/** `21.11.2026` */
export function formatDay({ year, month, day }: Day): string {
  return `${day}.${month}.${year}`;
}

/** The day in Finland at an instant, as it is written: `21.11.2026`. */
export const formatFinnishDay = (instant: Instant | number): string => formatDay(toFinnishDay(instant));

/** A stored day as it is written: `2026-11-21` is `21.11.2026`. */
export const formatCalendarDay = (day: CalendarDay): string => formatDay(parseDay(day));

/** The time in Finland at an instant, as it is written: `18.05`. */
export function formatFinnishTime(instant: Instant | number): string {
  const [hours, minutes] = toFinnishClock(instant).slice(11, 16).split(":");
  return `${Number(hours)}.${minutes}`;
}

/** The day and the time in Finland at an instant, as they are written: `24.12.2026 klo 18.05`. */
export const formatFinnishDateTime = (instant: Instant | number): string =>
  `${formatFinnishDay(instant)} klo\u00a0${formatFinnishTime(instant)}`;

/** The instant of a day and a time in Finland: `2026-11-21`, `09:30`. Of the hour that comes twice in autumn it is the first. */
export function toInstant(day: string, time: string): Instant {
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const inSummer = new Date(asUtc - 3 * hour).toISOString();
  return toFinnishClock(inSummer).slice(0, 16) === `${day}T${time}`
    ? inSummer
    : new Date(asUtc - 2 * hour).toISOString();
}

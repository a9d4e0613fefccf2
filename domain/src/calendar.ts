import { memoize } from "./memoize.ts";
import type { Instant } from "./schemas/primitives.ts";

/** A day of the calendar; January is 1. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

const dateFormat = memoize(
  () =>
    new Intl.DateTimeFormat("en-GB", {
      timeZone: "Europe/Helsinki",
      day: "numeric",
      month: "numeric",
      year: "numeric",
    }),
);

/** The day that it is in Finland at an instant. */
export function toFinnishDay(instant: Instant): Day {
  const [day = 0, month = 0, year = 0] = dateFormat().format(new Date(instant)).split("/").map(Number);
  return { year, month, day };
}

const hour = 60 * 60 * 1000;

/** When a day begins in Finland. A day beyond the end of its month is one of the next, one before the first one of the month before. */
export function startOfDay({ year, month, day }: Day): Instant {
  const midnight = Date.UTC(year, month - 1, day);
  const wanted = new Date(midnight).getUTCDate();
  // Clocks are moved in the small hours, never at midnight: it is two hours ahead of UTC, or three in summer.
  const inSummer = new Date(midnight - 3 * hour).toISOString();
  const isSummer = toFinnishDay(inSummer).day === wanted;
  return isSummer ? inSummer : new Date(midnight - 2 * hour).toISOString();
}

/** The day that is written `2026-11-21`. */
export function parseDay(written: string): Day {
  const [year = 0, month = 0, day = 0] = written.split("-").map(Number);
  return { year, month, day };
}

/** From when, and until just before when. */
export interface TimeRange {
  from: Instant;
  until: Instant;
}

/** The last so many weeks from Monday to Sunday in Finland, the oldest first; the last one is that of `now`. */
export function listWeeksUntil(now: Instant, count: number): TimeRange[] {
  const { year, month, day } = toFinnishDay(now);
  // Sunday is 0 in UTC, where the day has no clock.
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

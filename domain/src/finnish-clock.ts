import type { Instant } from "./schemas/primitives.ts";

const hour = 60 * 60 * 1000;

/** When clocks are moved in a month (0 for January), in milliseconds: on its last Sunday at 01:00 UTC. */
function findClockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.getTime() - lastDay.getUTCDay() * 24 * hour;
}

function isSummerTime(time: number): boolean {
  const year = new Date(time).getUTCFullYear();
  return time >= findClockChange(year, 2) && time < findClockChange(year, 9);
}

/**
 * What clocks in Finland show at an instant since 1996: `2026-11-21T09:30:00.000`. By the rule of Directive 2000/84/EC and not by Intl, whose
 * first format with a time zone takes a phone longer than the render of a list. A test compares the two until 2100: it fails when the rule is
 * changed.
 * @param instant in milliseconds, or as it is stored
 * @throws RangeError for an invalid instant
 */
export function toFinnishClock(instant: Instant | number): string {
  const time = new Date(instant).getTime();
  return new Date(time + (isSummerTime(time) ? 3 : 2) * hour).toISOString().slice(0, -1);
}

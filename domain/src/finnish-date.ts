import { toFinnishClock } from "./finnish-clock.ts";
import type { CalendarDay, Instant } from "./schemas/primitives.ts";

/** The calendar day in Finland at an instant: `2026-11-21`. */
export const toFinnishDate = (instant: Instant): CalendarDay => toFinnishClock(instant).slice(0, 10);

/** The day that comes this many days after another one. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + count);
  return noon.toISOString().slice(0, 10);
}

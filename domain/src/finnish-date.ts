import { memoize } from "./memoize.ts";
import type { CalendarDay, Instant } from "./schemas/primitives.ts";

/** Swedish days are written as ISO 8601 writes them. */
const format = memoize(() => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Helsinki" }));

/** The calendar day in Finland at an instant: `2026-11-21`. */
export const toFinnishDate = (instant: Instant): CalendarDay => format().format(new Date(instant));

/** The day that comes this many days after another one. */
export function addDays(day: CalendarDay, count: number): CalendarDay {
  const noon = new Date(`${day}T12:00:00Z`);
  noon.setUTCDate(noon.getUTCDate() + count);
  return toFinnishDate(noon.toISOString());
}

import type { Instant } from "./primitives.ts";

/** A day of the calendar; January is 1. */
export interface Day {
  year: number;
  month: number;
  day: number;
}

const clock = new Intl.DateTimeFormat("en-GB", {
  timeZone: "Europe/Helsinki",
  day: "numeric",
  month: "numeric",
  year: "numeric",
});

/** The day that it is in Finland at an instant. */
export function dayInFinland(instant: Instant): Day {
  const [day = 0, month = 0, year = 0] = clock.format(new Date(instant)).split("/").map(Number);
  return { year, month, day };
}

/** `21.11.2026` */
export function formatDay({ year, month, day }: Day): string {
  return `${day}.${month}.${year}`;
}

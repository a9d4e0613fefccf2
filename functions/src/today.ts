import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";

/** The day in Finland. */
export const getToday = (): CalendarDay => toFinnishDate(new Date().toISOString());

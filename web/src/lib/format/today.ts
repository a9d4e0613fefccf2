import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";

/** The day in Finland on the device's clock; the server decides what can be ordered. */
export const getToday = (): CalendarDay => toFinnishDate(new Date().toISOString());

import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { getServerTime } from "./server-clock.ts";

/** The day in Finland, by the server's clock as far as it is known; the server decides what can be ordered. */
export const getToday = (): CalendarDay => toFinnishDate(new Date(getServerTime()).toISOString());

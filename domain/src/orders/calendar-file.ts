import ical, { ICalCalendarMethod } from "ical-generator";
import { toInstant } from "../calendar.ts";
import { addDays } from "../finnish-date.ts";
import { getFulfilment } from "./fulfilment.ts";
import type { Order } from "./order.ts";
import type { OrderTimes, TimeWindow } from "./order-times.ts";

const titles = { delivery: "Toimitus", pickup: "Nouto", service: "Palvelu" } as const;

/** What a calendar entry tells. */
export interface CalendarEntry {
  order: Pick<Order, "_id" | "orderNumber" | "delivery" | "items">;
  times: OrderTimes;
  agreed: TimeWindow;
  /** Where it is; undefined when it is not known. */
  place?: string | undefined;
  /** Who else takes part, and how to reach them. */
  description: string;
}

const toSpan = ({ day, from, until }: TimeWindow) =>
  from === undefined || until === undefined
    ? { start: new Date(`${day}T00:00Z`), end: new Date(`${addDays(day, 1)}T00:00Z`), allDay: true }
    : { start: new Date(toInstant(day, from)), end: new Date(toInstant(day, until)) };

/** The agreed time of an order as an iCalendar file (RFC 5545). A later agreement about the same order replaces the entry. */
export function toCalendarFile({ order, times, agreed, place, description }: CalendarEntry): string {
  const proposedAt = new Date(times.proposedAt);
  const calendar = ical({ prodId: "//Halkopiha//Tilaukset//FI", method: ICalCalendarMethod.PUBLISH });
  calendar.createEvent({
    id: `tilaus-${order._id}@halkopiha`,
    // Seconds since 1970: it grows with each proposal, and programs store it in 32 bits.
    sequence: Math.floor(proposedAt.getTime() / 1000),
    stamp: proposedAt,
    ...toSpan(agreed),
    summary: `${titles[getFulfilment(order)]}: tilaus ${order.orderNumber}`,
    description,
    ...(place && { location: place }),
  });
  return calendar.toString();
}

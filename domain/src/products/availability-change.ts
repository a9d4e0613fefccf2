import * as z from "zod/mini";
import { addDays } from "../finnish-date.ts";
import { CalendarDay, Id } from "../schemas/primitives.ts";
import { deliveryTimes } from "./catalogue.ts";
import { maxProducts } from "./limits.ts";
import { Availability } from "./product.ts";

/** A change of the delivery time, of the pause, or of both: of one product of a seller, or of all of them. */
export const AvailabilityChange = z.object({
  /** Absent for all products and services of the seller. */
  productId: z.optional(Id),
  deliveryTime: z.optional(z.nullable(z.enum(deliveryTimes))),
  pausedUntil: z.optional(z.nullable(CalendarDay)),
  /** What the seller saw of the product: if that has changed meanwhile, the change is rejected. */
  seen: z.optional(Availability),
});
export type AvailabilityChange = z.infer<typeof AvailabilityChange>;

/** Undoes changes: each product, named once, gets what it had before, unless it no longer has what the change wrote. */
export const AvailabilityUndo = z.object({
  listings: z.array(z.object({ productId: Id, former: Availability, written: Availability })).check(
    z.maxLength(maxProducts),
    z.refine((listings) => new Set(listings.map(({ productId }) => productId)).size === listings.length),
  ),
});
export type AvailabilityUndo = z.infer<typeof AvailabilityUndo>;

/** Longest pause in days: the day of the next batch is shown without its year. */
export const maxPauseDays = 365;

/** Whether a product may be paused until a day: it has not come, and comes within a year. */
export const mayPauseUntil = (day: CalendarDay, today: CalendarDay): boolean =>
  day > today && day <= addDays(today, maxPauseDays);

/** The error of a pause until another day. */
export const wrongPauseDay = "Valitse tuleva päivä, joka on enintään vuoden päässä.";

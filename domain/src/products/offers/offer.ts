import * as z from "zod/mini";
import { Cents } from "../../money/money.ts";
import { CalendarDay } from "../../schemas/primitives.ts";

/** A reduced price of a listing, stored beside `price`, which is what a buyer pays now. */
export const Offer = z.object({
  /** The price outside of the offer. */
  normalPrice: Cents,
  /** The lowest price of the 30 days before the offer, see `findPriorPrice`; null when these are not known. */
  priorPrice: z.nullable(Cents),
  /** The first day of the offer in Finland. */
  since: CalendarDay,
  /** The last day in Finland, after which the normal price returns; absent when the seller has named none. */
  until: z.optional(CalendarDay),
});
export type Offer = z.infer<typeof Offer>;

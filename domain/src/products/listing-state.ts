import * as z from "zod/mini";
import { CalendarDay } from "../schemas/primitives.ts";
import { isPaused } from "./availability.ts";
import { categories } from "./catalogue.ts";
import { isStock } from "./product-kind.ts";

/** What decides whether a listing can be bought. */
export const ListingState = z.object({
  /** Whether its seller is active and no admin has hidden it. */
  visible: z.boolean(),
  category: z.enum(categories),
  quantity: z.number(),
  /** The day on which a pause ends. */
  pausedUntil: z.optional(z.nullable(CalendarDay)),
});
export type ListingState = z.infer<typeof ListingState>;

/** Whether a listing can be bought on a day: its seller is active, it is in stock, and its pause is over. */
export function isAvailable(
  { visible, category, quantity, pausedUntil }: ListingState,
  today: CalendarDay,
): boolean {
  return (
    visible &&
    (quantity > 0 || !isStock({ category })) &&
    !isPaused({ pausedUntil: pausedUntil ?? null }, today)
  );
}

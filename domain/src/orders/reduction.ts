import * as z from "zod/mini";
import { units } from "../products/catalogue.ts";
import { Id, Instant, Quantity } from "../schemas/primitives.ts";

// Smaller quantities that a seller proposes for an order, as they are stored in it. The rules are in `reduce-order.ts`.

/** As many lines as a cart has. */
const maxLines = 100;

/** The proposed quantity of each line, by its product; 0 leaves it out. */
export const ReducedQuantities = z
  .array(z.object({ _id: Id, quantity: Quantity }))
  .check(z.minLength(1), z.maxLength(maxLines));
export type ReducedQuantities = z.infer<typeof ReducedQuantities>;

/** A line as it was ordered. */
const OrderedLine = z.object({ title: z.string(), quantity: Quantity, unit: z.enum(units) });

export const Reduction = z.object({
  quantities: ReducedQuantities,
  /** Why; the buyer reads it. */
  reason: z.optional(z.string()),
  proposedAt: Instant,
  answer: z.optional(z.object({ accepted: z.boolean(), at: Instant })),
  /** What was ordered; written when the buyer has accepted. */
  ordered: z.optional(z.array(OrderedLine)),
});
export type Reduction = z.infer<typeof Reduction>;

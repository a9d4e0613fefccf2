import * as z from "zod/mini";
import { Cents } from "./money.ts";
import { Id } from "./primitives.ts";

export const PlanName = z.enum(["basic", "premium"]);
export type PlanName = z.infer<typeof PlanName>;

/** An account plan ("account" on the wire). Prices per year, VAT included. §3 */
export const Plan = z.object({
  _id: Id,
  accountPlan: PlanName,
  price: Cents,
  discountedPrice: z.nullable(Cents),
  /** How many products may be offers at once. */
  promotedProducts: z.int(),
  timesActivated: z.int(),
});
export type Plan = z.infer<typeof Plan>;

/** A subscription card of the front page. §3 */
export const Advertisement = z.object({
  _id: Id,
  title: z.string(),
  image: z.string(),
  descriptions: z.array(z.string()),
  priceTag: z.string(),
  discountInfo: z.string(),
  accountPlan: PlanName,
  price: Cents,
});
export type Advertisement = z.infer<typeof Advertisement>;

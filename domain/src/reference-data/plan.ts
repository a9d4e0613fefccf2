import * as z from "zod/mini";
import { Cents } from "../money/money.ts";
import { Id, Instant, SeenAt } from "../schemas/primitives.ts";

export const PlanName = z.enum(["basic", "premium"]);
export type PlanName = z.infer<typeof PlanName>;

/** An account plan ("account" in the API). Prices per year, VAT included. §3 */
export const Plan = z.object({
  _id: Id,
  accountPlan: PlanName,
  price: Cents,
  discountedPrice: z.nullable(Cents),
  /** Maximum number of products marked as offers at once. */
  promotedProducts: z.int(),
  timesActivated: z.int(),
  updatedAt: z.optional(Instant),
});
export type Plan = z.infer<typeof Plan>;

/** The admin's form of a plan. */
export const NewPlan = z.object({
  accountPlan: PlanName,
  price: Cents,
  discountedPrice: z._default(z.nullable(Cents), null),
  promotedProducts: z.int().check(z.minimum(0), z.maximum(1000)),
});
export type NewPlan = z.infer<typeof NewPlan>;
/** What the form does not send stays as it is stored. */
export const PlanChange = z.extend(NewPlan, {
  discountedPrice: z.optional(z.nullable(Cents)),
  promotedProducts: z.optional(NewPlan.shape.promotedProducts),
  updatedAt: SeenAt,
});
export type PlanChange = z.infer<typeof PlanChange>;

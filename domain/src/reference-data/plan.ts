import * as z from "zod/mini";
import { Cents } from "../money/money.ts";
import { Id, Instant, line, SeenAt, text } from "../schemas/primitives.ts";

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
  updatedAt: z.optional(Instant),
});
export type Advertisement = z.infer<typeof Advertisement>;

const Image = text(2000);
const DiscountInfo = text(200);

/** The admin's form of a subscription card. */
export const NewAdvertisement = z.object({
  title: line(120),
  image: z._default(Image, ""),
  descriptions: z.array(line(200)).check(z.maxLength(12)),
  priceTag: line(60),
  discountInfo: z._default(DiscountInfo, ""),
  accountPlan: PlanName,
  price: Cents,
});
export type NewAdvertisement = z.infer<typeof NewAdvertisement>;
/** What the form does not send stays as it is stored. */
export const AdvertisementChange = z.extend(NewAdvertisement, {
  image: z.optional(Image),
  discountInfo: z.optional(DiscountInfo),
  updatedAt: SeenAt,
});
export type AdvertisementChange = z.infer<typeof AdvertisementChange>;

import * as z from "zod/mini";
import { Cents } from "../money/money.ts";
import { ImageSizes } from "../schemas/images.ts";
import { Id, Instant, line, SeenAt, text } from "../schemas/primitives.ts";
import { PlanName } from "./plan.ts";

/** A subscription card of the front page. §3 */
export const Advertisement = z.object({
  _id: Id,
  title: z.string(),
  /** URL of the picture, 960 px wide; empty without one. */
  image: z.string(),
  /** The picture in all its sizes. Not in documents stored before pictures were uploaded. */
  images: z._default(z.nullable(ImageSizes), null),
  descriptions: z.array(z.string()),
  priceTag: z.string(),
  discountInfo: z.string(),
  accountPlan: PlanName,
  /** Null: the card shows the price of its plan. */
  price: z.nullable(Cents),
  updatedAt: z.optional(Instant),
});
export type Advertisement = z.infer<typeof Advertisement>;

const DiscountInfo = text(200);

/** The admin's form of a subscription card. */
export const NewAdvertisement = z.object({
  title: line(120),
  /** The server's own address is accepted and changes nothing, because the picture is uploaded with `uploadAdvertisementImage`. */
  image: z.optional(z.nullable(text(2000))),
  descriptions: z.array(line(200)).check(z.maxLength(12)),
  priceTag: line(60),
  discountInfo: z._default(DiscountInfo, ""),
  accountPlan: PlanName,
  price: z._default(z.nullable(Cents), null),
});
export type NewAdvertisement = z.infer<typeof NewAdvertisement>;
/** What the form does not send stays as it is stored. */
export const AdvertisementChange = z.extend(NewAdvertisement, {
  discountInfo: z.optional(DiscountInfo),
  price: z.optional(z.nullable(Cents)),
  updatedAt: SeenAt,
});
export type AdvertisementChange = z.infer<typeof AdvertisementChange>;

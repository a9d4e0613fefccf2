import * as z from "zod/mini";
import { LocalityRef, RegionRef } from "../reference-data/region.ts";
import { Rating } from "../reviews/rating.ts";
import { Coords, Id } from "../schemas/primitives.ts";
import { deliveryMethods, deliveryTimes } from "./catalogue.ts";

/** The seller fields copied into each of their products: enough for a card and a map pin. §3 */
export const SellerSummary = z.object({
  _id: Id,
  name: z.string(),
  business: z.boolean(),
  /** The Y-tunnus of a business; null for a private person, and in what was stored before it was copied. */
  ytunnus: z._default(z.nullable(z.string()), null),
  /** Whether the seller is a private person who is not VAT-liable; missing in what was stored before it was copied. */
  vatExempt: z.optional(z.boolean()),
  deliveryMethod: z.enum(deliveryMethods),
  /** The delivery time of the products that have none of their own. */
  deliveryTime: z._default(z.enum(deliveryTimes), "sovittava"),
  /** How many reviews the seller has, and the sum of their stars; null or missing while there are none. */
  reviews: z.optional(z.nullable(Rating)),
  address: z.object({
    coords: Coords,
    locality: z.extend(LocalityRef, { zoom: z.number() }),
    region: RegionRef,
  }),
});
export type SellerSummary = z.infer<typeof SellerSummary>;

import * as z from "zod/mini";
import { LocalityRef, RegionRef } from "../reference-data/region.ts";
import { Coords, Id } from "../schemas/primitives.ts";
import { deliveryMethods, deliveryTimes } from "./catalogue.ts";

/** The seller fields copied into each of their products: enough for a card and a map pin. §3 */
export const SellerSummary = z.object({
  _id: Id,
  name: z.string(),
  business: z.boolean(),
  deliveryMethod: z.enum(deliveryMethods),
  /** The delivery time of the products that have none of their own. */
  deliveryTime: z._default(z.enum(deliveryTimes), "sovittava"),
  address: z.object({
    coords: Coords,
    locality: z.extend(LocalityRef, { zoom: z.number() }),
    region: RegionRef,
  }),
});
export type SellerSummary = z.infer<typeof SellerSummary>;

/** Each seller once, in the order of first occurrence. */
export const uniqueSellers = <Seller extends Pick<SellerSummary, "_id">>(
  sellers: readonly Seller[],
): Seller[] => [...new Map(sellers.map((seller) => [seller._id, seller])).values()];

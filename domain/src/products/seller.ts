import * as z from "zod/mini";
import { LocalityRef } from "../reference-data/region.ts";
import { DeliveryPrice } from "./door-price.ts";
import { ProductGroups } from "./product.ts";
import { SellerSummary } from "./seller-summary.ts";

/**
 * The public part of an active seller. A private person's street and an e-mail address hidden by `billingByPhone` are null. Personal
 * identity codes are not included. §2
 */
export const PublicSeller = z.extend(SellerSummary, {
  contactPerson: z.string(),
  phonenumbers: z.array(z.string()),
  email: z.nullable(z.string()),
  website: z.nullable(z.string()),
  street: z.nullable(z.string()),
  zip: z.string(),
  accountDescription: z.string(),
  deliveryLocations: z.array(LocalityRef),
  /** What the seller charges for a delivery, the cheapest first; absent in a preview and until the seller is synced. */
  deliveryPrices: z.optional(z.array(DeliveryPrice)),
});
export type PublicSeller = z.infer<typeof PublicSeller>;

/** A seller with all listings, for the seller dialog. */
export const SellerProfile = z.extend(PublicSeller, ProductGroups.shape);
export type SellerProfile = z.infer<typeof SellerProfile>;

/** A seller in search results: the full profile when searched by id, otherwise a summary. */
export const FoundSeller = z.union([SellerProfile, SellerSummary]);
export type FoundSeller = z.infer<typeof FoundSeller>;

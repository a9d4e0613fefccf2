import * as z from "zod/mini";
import { LocalityRef, RegionRef } from "../reference-data/region.ts";
import { Id, Instant } from "../schemas/primitives.ts";

/** Maximum number of photos of one request. */
export const maxQuotePhotos = 3;

/** The states of a request, as its seller marks it. */
export const quoteStatuses = ["new", "answered"] as const;
export const QuoteStatus = z.enum(quoteStatuses);
export type QuoteStatus = z.infer<typeof QuoteStatus>;

/** A request for a quote as its seller reads it. */
export const QuoteRequest = z.object({
  _id: Id,
  sellerId: Id,
  productId: Id,
  /** The name of the service when the quote was requested. */
  service: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  phonenumber: z.nullable(z.string()),
  description: z.string(),
  street: z.nullable(z.string()),
  zip: z.string(),
  locality: LocalityRef,
  region: RegionRef,
  wishedTime: z.nullable(z.string()),
  photos: z.array(Id),
  status: QuoteStatus,
  createdAt: Instant,
  updatedAt: Instant,
});
export type QuoteRequest = z.infer<typeof QuoteRequest>;

/** Where the work is: `Metsätie 4, 35300 Orivesi, Pirkanmaa`. */
export function formatQuotePlace({
  street,
  zip,
  locality,
  region,
}: Pick<QuoteRequest, "street" | "zip" | "locality" | "region">): string {
  return [street, `${zip} ${locality.location}`, region.name].filter((part) => part !== null).join(", ");
}

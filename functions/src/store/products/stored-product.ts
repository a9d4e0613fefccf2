import { endPastOffer } from "@halkopiha/domain/products/offers/announced-offer.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import * as z from "zod/mini";
import { getToday } from "../../today.ts";

/** A stored product as it is today: an offer whose last day has passed has ended, whether or not the job has stored it (ADR 57). */
export const StoredProduct = z.pipe(
  Product,
  z.transform((product: Product): Product => endPastOffer(product, getToday())),
);

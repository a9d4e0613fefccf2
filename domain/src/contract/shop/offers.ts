import * as z from "zod/mini";
import { DoorPrice } from "../../products/door-price.ts";
import { Comparison, DoorPriceQuery } from "../../products/offer-queries.ts";
import { Product } from "../../products/product.ts";
import { findUnusedAmount } from "../../products/search.ts";
import { defineCall } from "../call.ts";

/**
 * Up to four products side by side, in the order of their ids; those that are no longer offered are left out. Reads the products and one
 * locality.
 */
export const compareOffers = defineCall({
  method: "GET",
  path: "/api/offers",
  access: "anyone",
  summary: "Up to four products side by side, with their prices at a door.",
  query: Comparison,
  findUncachedQuery: findUnusedAmount,
  response: z.object({ products: z.array(Product), doorPrices: z.record(z.string(), DoorPrice) }),
  cache: "public",
});

/** Reads at most a hundred products and one locality. Products that are no longer offered, or do not come to the locality, have no price. */
export const listDoorPrices = defineCall({
  method: "GET",
  path: "/api/doorprices",
  access: "anyone",
  summary: "What the wanted amount of up to a hundred products costs at a door.",
  query: DoorPriceQuery,
  response: z.object({ doorPrices: z.record(z.string(), DoorPrice) }),
  cache: "public",
});

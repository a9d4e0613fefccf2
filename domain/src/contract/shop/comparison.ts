import * as z from "zod/mini";
import { DoorPrice } from "../../products/door-price.ts";
import { maxCompared, maxDoorPrices } from "../../products/limits.ts";
import { Product } from "../../products/product.ts";
import { Id } from "../../schemas/primitives.ts";
import { findUnusedAmount, wantedQuery } from "../../search/search.ts";
import { defineCall } from "../call.ts";

/** Ids of products with commas between them, each counted once. */
const idList = (max: number) =>
  z.pipe(
    z.pipe(
      z.string(),
      z.transform((ids) => [...new Set(ids.split(","))]),
    ),
    z.array(Id).check(z.minLength(1), z.maxLength(max)),
  );

/** The query of `GET /api/offers`. */
const Comparison = z.object({ ids: idList(maxCompared), ...wantedQuery });

/** The query of `GET /api/doorprices`. */
const DoorPriceQuery = z.object({ ids: idList(maxDoorPrices), ...wantedQuery, to: Id });

/**
 * Up to four products side by side, in the order of their ids; those that are no longer offered are left out. Reads the products and one
 * locality.
 */
export const compareProducts = defineCall({
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

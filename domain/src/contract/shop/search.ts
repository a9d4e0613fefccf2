import * as z from "zod/mini";
import { DoorPrice } from "../../products/door-price.ts";
import { Product } from "../../products/product.ts";
import { FoundSeller } from "../../products/seller.ts";
import { RegionRef } from "../../reference-data/region.ts";
import { NextCursor } from "../../schemas/primitives.ts";
import { Understood } from "../../search/criteria/understood.ts";
import { findUnusedAmount, Search } from "../../search/search.ts";
import { defineCall } from "../call.ts";

/**
 * Products and services of active sellers, and each seller of the page once. With `sellerId` the seller is returned whole, a hundred
 * products a page, whatever `limit` is. A call reads at most 120 documents, besides the localities that an instance reads for its first
 * search with words; sorted by `nearest` or `door`, which need `to`, it reads at most 503. A page of a search for several words may hold fewer than `limit`, with a cursor to the next page. With words, `understood` tells what was searched; exact fits come first. §2, §7
 */
export const searchProducts = defineCall({
  method: "GET",
  path: "/api/sellers",
  access: "anyone",
  summary: "Search products and services by area, kind, delivery and words; or one seller whole by id.",
  query: Search,
  findUncachedQuery: (given) =>
    given.has("sellerId")
      ? Object.keys(Search.shape).filter((name) => name !== "sellerId" && name !== "cursor")
      : findUnusedAmount(given),
  response: z.object({
    sellers: z.array(FoundSeller),
    products: z.array(Product),
    nextCursor: NextCursor,
    /** With `sellerId`: true for a seller who sold here within a year and does not any more. */
    isFormer: z.optional(z.literal(true)),
    /** The number of products found, up to 1,000; absent when it is not known, and on later pages. */
    total: z.optional(z.int()),
    understood: z.optional(Understood),
    /** With `to`: the price at the door of each product that comes there or can be fetched, by product id. */
    doorPrices: z.optional(z.record(z.string(), DoorPrice)),
    /** Sorted by place, the 500 cheapest by the loose cubic metre are compared; true if there are more. */
    isCut: z.optional(z.boolean()),
  }),
  cache: "public",
});

/** One count query for each region, which the CDN asks for at most every five minutes. */
export const countSellers = defineCall({
  method: "GET",
  path: "/api/sellers/regions",
  access: "anyone",
  summary: "How many sellers there are in each region.",
  response: z.object({
    sellersByRegion: z.array(z.object({ region: RegionRef, count: z.int().check(z.minimum(0)) })),
  }),
  cache: "public",
});

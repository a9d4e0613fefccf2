import * as z from "zod/mini";
import { Product } from "../../products/product.ts";
import { Search } from "../../products/search.ts";
import { FoundSeller } from "../../products/seller.ts";
import { NextCursor } from "../../schemas/primitives.ts";
import { call } from "../call.ts";

/**
 * Products and services of active sellers, and the sellers of those on the page once each. One seller is answered whole, a hundred
 * things a page, whatever `limit` says. A call reads at most 120 documents: a page of a search for several words may hold fewer
 * than asked for, with a cursor to go on. §2, §7
 */
export const searchSellers = call({
  method: "GET",
  path: "/api/sellers",
  access: "anyone",
  summary: "Search products and services by area, kind, delivery and words; or one seller whole by id.",
  query: Search,
  answer: z.object({ sellers: z.array(FoundSeller), products: z.array(Product), nextCursor: NextCursor }),
  cache: "public",
});

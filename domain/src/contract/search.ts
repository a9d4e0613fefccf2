import * as z from "zod/mini";
import { call } from "../contract.ts";
import { NextCursor } from "../primitives.ts";
import { Product } from "../product.ts";
import { Search } from "../search.ts";
import { FoundSeller } from "../seller.ts";

/** Products and services of active sellers, and the sellers of those on the page once each. §2, §7 */
export const searchSellers = call({
  method: "GET",
  path: "/api/sellers",
  access: "anyone",
  summary: "Search products and services by area, kind, delivery and words; or one seller whole by id.",
  query: Search,
  answer: z.object({ sellers: z.array(FoundSeller), products: z.array(Product), nextCursor: NextCursor }),
  cache: "public",
});

import * as rows from "@halkopiha/domain/contract/search.ts";
import { groupProducts, type Product } from "@halkopiha/domain/product.ts";
import type { Search } from "@halkopiha/domain/search.ts";
import type { SellerCard } from "@halkopiha/domain/seller.ts";
import { findLocality } from "../store/localities.ts";
import * as products from "../store/products.ts";
import { findSeller } from "../store/sellers.ts";
import { serve } from "./serve.ts";

/** The sellers of these products, once each, in the order of their first product. */
function sellersOf(found: readonly Product[]): SellerCard[] {
  return [...new Map(found.map(({ owner }) => [owner._id, owner])).values()];
}

/** A locality is also reached by those who deliver to its whole region, so the region must be known. */
async function withRegion(query: Search): Promise<Search> {
  if (!query.locality || query.region) return query;
  const locality = await findLocality(query.locality);
  return locality ? { ...query, region: locality.region._id } : query;
}

async function wholeSeller(sellerId: string, cursor: string | undefined) {
  const seller = await findSeller(sellerId);
  if (!seller) return { sellers: [], products: [] };
  const page = await products.search({ sellerId, sort: "newest", limit: products.sellerPage, cursor });
  return { sellers: [{ ...seller, ...groupProducts(page.products) }], ...page };
}

export const searchSellers = serve(rows.searchSellers, async ({ query }) => {
  if (query.sellerId) return wholeSeller(query.sellerId, query.cursor);
  const found = await products.search(await withRegion(query));
  return { sellers: sellersOf(found.products), ...found };
});

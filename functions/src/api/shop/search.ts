import * as rows from "@halkopiha/domain/contract/shop/search.ts";
import { groupProducts, type Product } from "@halkopiha/domain/products/product.ts";
import type { Search } from "@halkopiha/domain/products/search.ts";
import type { SellerCard } from "@halkopiha/domain/products/seller.ts";
import { defineHandler } from "../../http/handler.ts";
import * as products from "../../store/products/products.ts";
import { findSeller } from "../../store/products/sellers.ts";
import { findLocality } from "../../store/reference-data/localities.ts";

/** The sellers of these products without duplicates, in the order of their first product. */
function uniqueSellers(found: readonly Product[]): SellerCard[] {
  return [...new Map(found.map(({ owner }) => [owner._id, owner])).values()];
}

/** Sellers who deliver to a whole region also match its localities, so the region of the locality is added to the query. */
async function withRegion(query: Search): Promise<Search> {
  if (!query.locality || query.region) return query;
  const locality = await findLocality(query.locality);
  return locality ? { ...query, region: locality.region._id } : query;
}

async function readWholeSeller(sellerId: string, cursor: string | undefined) {
  const seller = await findSeller(sellerId);
  if (!seller) return { sellers: [], products: [] };
  const page = await products.searchProducts({
    sellerId,
    sort: "newest",
    limit: products.maxSellerProducts,
    cursor,
  });
  return { sellers: [{ ...seller, ...groupProducts(page.products) }], ...page };
}

export const searchSellers = defineHandler(rows.searchSellers, async ({ query }) => {
  if (query.sellerId) return readWholeSeller(query.sellerId, query.cursor);
  const found = await products.searchProducts(await withRegion(query));
  return { sellers: uniqueSellers(found.products), ...found };
});

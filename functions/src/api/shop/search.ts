import * as rows from "@halkopiha/domain/contract/shop/search.ts";
import { groupProducts, type Product } from "@halkopiha/domain/products/product.ts";
import type { Search } from "@halkopiha/domain/products/search.ts";
import { overrideFilters } from "@halkopiha/domain/products/search-language/criteria/override-filters.ts";
import { understandSearch } from "@halkopiha/domain/products/search-language/understanding/understand-search.ts";
import type { SellerCard } from "@halkopiha/domain/products/seller.ts";
import { defineHandler } from "../../http/handler.ts";
import { searchProducts } from "../../store/products/product-search.ts";
import { maxSellerProducts } from "../../store/products/products.ts";
import { countSellersIn, findSeller } from "../../store/products/sellers.ts";
import { findLocality } from "../../store/reference-data/localities.ts";
import { readPlaceIndex } from "../../store/reference-data/place-index.ts";
import { listRegions } from "../../store/reference-data/regions.ts";

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
  if (!seller) return { sellers: [], products: [], total: 0 };
  const { products, nextCursor, total } = await searchProducts({
    sellerId,
    sort: "newest",
    limit: maxSellerProducts,
    cursor,
  });
  return { sellers: [{ ...seller, ...groupProducts(products) }], products, nextCursor, total };
}

/** Searches by filters and by what the words mean. */
async function searchByWords(query: Search, text: string) {
  const understood = understandSearch(text, await readPlaceIndex());
  const { criteria, overridden } = overrideFilters(query, understood);
  const { terms, ...found } = await searchProducts(await withRegion(criteria), understood.terms);
  const leftOut = understood.terms.filter((term) => !terms.includes(term)).map(({ typed }) => typed);
  return {
    ...found,
    understood: {
      ...understood,
      terms: [...terms],
      ignored: [...understood.ignored, ...leftOut],
      overridden,
    },
  };
}

async function searchByFilters(query: Search) {
  const { products, nextCursor, total } = await searchProducts(await withRegion(query));
  return { products, nextCursor, total };
}

export const searchSellers = defineHandler(rows.searchSellers, async ({ query }) => {
  const { sellerId, queryString, cursor } = query;
  if (sellerId) return readWholeSeller(sellerId, cursor);
  const found = queryString ? await searchByWords(query, queryString) : await searchByFilters(query);
  return { sellers: uniqueSellers(found.products), ...found };
});

export const countSellers = defineHandler(rows.countSellers, async () => {
  const regions = await listRegions();
  const counts = await Promise.all(regions.map(({ _id }) => countSellersIn(_id)));
  return { sellersByRegion: regions.map((region, index) => ({ region, count: counts[index] ?? 0 })) };
});

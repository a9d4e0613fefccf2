import { countSellers, searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { newestListingsQuery } from "@halkopiha/domain/search/newest-listings.ts";
import { apiWithCachedAt, type Cached } from "../../lib/api/api-with-cached-at.ts";
import { api } from "../../lib/api/client.ts";
import { formatCount, nouns } from "../../lib/format/count.ts";

/** What is on sale, from the server or from the cache of the service worker. */
export interface Listings extends Cached {
  products: readonly Product[];
}

/** Loads the newest listings; the page itself reports a failure. */
export async function loadNewestListings(): Promise<Listings> {
  const query = newestListingsQuery;
  const { products, cachedAt } = await apiWithCachedAt(searchProducts, { query }, { handlesErrors: true });
  return { products, cachedAt };
}

/** The number of sellers, such as `12 myyjää`, by the id of their region. */
export type SellerCounts = ReadonlyMap<string, string>;

/** Loads the number of sellers; the map works without it. Formatted here, because this file is loaded after the page. */
export async function loadSellerCounts(): Promise<SellerCounts> {
  const { sellersByRegion } = await api(countSellers, {}, { handlesErrors: true });
  return new Map(sellersByRegion.map(({ region, count }) => [region._id, formatCount(count, nouns.seller)]));
}

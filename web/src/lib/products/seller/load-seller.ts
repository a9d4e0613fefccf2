import { searchSellers } from "@halkopiha/domain/contract/shop/search.ts";
import type { SellerProfile } from "@halkopiha/domain/products/seller.ts";
import { apiWithCachedAt, type Cached } from "../../api/api-with-cached-at.ts";
import type { CallOptions } from "../../api/client.ts";

/** Appends the products of the next page to a seller. */
function appendProducts(seller: SellerProfile, next: SellerProfile): SellerProfile {
  return {
    ...seller,
    products: [...seller.products, ...next.products],
    otherProducts: [...seller.otherProducts, ...next.otherProducts],
    services: [...seller.services, ...next.services],
  };
}

export interface LoadedSeller extends Cached {
  seller: SellerProfile;
}

/** Loads a seller with all pages of products; null when the seller no longer exists. */
export async function loadSeller(
  sellerId: string,
  options: Pick<CallOptions, "quiet" | "silent"> = { quiet: true },
  cursor?: string,
): Promise<LoadedSeller | null> {
  const query = { sellerId, ...(cursor && { cursor }) };
  const { sellers, nextCursor, cachedAt } = await apiWithCachedAt(searchSellers, { query }, options);
  const [seller] = sellers;
  if (!seller || !("products" in seller)) return null;
  const rest = nextCursor ? await loadSeller(sellerId, options, nextCursor) : null;
  return {
    seller: rest ? appendProducts(seller, rest.seller) : seller,
    cachedAt: cachedAt ?? rest?.cachedAt ?? null,
  };
}

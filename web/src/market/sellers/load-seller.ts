import type { SellerProfile } from "@halkopiha/domain/products/seller.ts";
import { apiWithCachedAt, type Cached } from "../../lib/api/api-with-cached-at.ts";
import type { CallOptions } from "../../lib/api/client.ts";
import { searchProducts } from "../../lib/api/deferred-calls.ts";
import { requestSeller } from "./request-seller.ts";

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

/** Nobody sells under an id; `isFormer` if somebody did within a year. */
export interface NoSeller extends Cached {
  seller: null;
  isFormer: boolean;
}

/** Loads a seller with all pages of products. */
export async function findSeller(
  sellerId: string,
  options: Pick<CallOptions, "handlesNoResponse" | "handlesErrors">,
  cursor?: string,
): Promise<LoadedSeller | NoSeller> {
  const {
    sellers,
    nextCursor,
    cachedAt,
    isFormer = false,
  } = await apiWithCachedAt(searchProducts, requestSeller(sellerId, cursor), options);
  const [seller] = sellers;
  if (!seller || !("products" in seller)) return { seller: null, isFormer, cachedAt };
  const rest = nextCursor ? await findSeller(sellerId, options, nextCursor) : null;
  return {
    seller: rest?.seller ? appendProducts(seller, rest.seller) : seller,
    cachedAt: cachedAt ?? rest?.cachedAt ?? null,
  };
}

/** Loads a seller with all pages of products; null when the seller no longer exists. */
export async function loadSeller(sellerId: string): Promise<LoadedSeller | null> {
  const found = await findSeller(sellerId, { handlesNoResponse: true });
  return found.seller ? found : null;
}

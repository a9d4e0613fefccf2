import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { PublicSeller } from "@halkopiha/domain/products/seller.ts";
import * as z from "zod/mini";
import { apiWithCachedAt, type Cached } from "../../lib/api/api-with-cached-at.ts";
import { ApiError } from "../../lib/api/errors.ts";
import type { Visit } from "../../lib/api/page-request.ts";
import { requestProduct } from "./request-product.ts";

/** `readProduct`; without a connection the service worker may know the product from a list alone, and then not all of its seller. */
const readKeptProduct = {
  ...readProduct,
  response: z.extend(readProduct.response, { seller: z.nullable(PublicSeller) }),
};

export type KeptProduct = ResponseBody<typeof readKeptProduct> & Cached;

/** Without any answer: the favourites, which the device keeps apart from the lists. @throws the error for a product that is none */
async function findFavorite(error: unknown, id: string): Promise<KeptProduct> {
  if (!(error instanceof ApiError) || error.status !== 0) throw error;
  const finding = import("../../offline/cart/favorite-actions.ts").then((part) => part.findKeptFavorite(id));
  const kept = await finding.catch(() => null);
  if (!kept) throw error;
  return { product: kept.product, seller: null, similar: [], cachedAt: new Date(kept.at).toISOString() };
}

/** A product with its seller; without a connection what the device has kept of it. @throws ApiError */
export function loadProduct(params: Visit["params"]): Promise<KeptProduct> {
  const request = requestProduct(params);
  const answer = apiWithCachedAt(readKeptProduct, request, { handlesErrors: true });
  return answer.catch((error: unknown) => findFavorite(error, request.params.id));
}

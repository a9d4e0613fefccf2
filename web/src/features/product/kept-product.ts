import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { apiWithCachedAt, type Cached } from "../../lib/api/api-with-cached-at.ts";
import { deferCall } from "../../lib/api/deferred-call.ts";
import { ApiError } from "../../lib/api/errors.ts";
import type { Visit } from "../../lib/api/page-request.ts";
import type { readKeptProduct } from "./read-kept-product.ts";
import { requestProduct } from "./request-product.ts";

const deferredKeptProduct = deferCall("/api/products/:id", () =>
  import("./read-kept-product.ts").then((file) => file.readKeptProduct),
);

export type KeptProduct = ResponseBody<typeof readKeptProduct> & Cached;

/** Without any answer: the favourites, which the device keeps apart from the lists. @throws the error for a product that is none */
async function findFavorite(error: unknown, id: string): Promise<KeptProduct> {
  if (!(error instanceof ApiError) || error.status !== 0) throw error;
  const finding = import("../../market/products/favorite-actions.ts").then((part) =>
    part.findKeptFavorite(id),
  );
  const kept = await finding.catch(() => null);
  if (!kept) throw error;
  return { product: kept.product, seller: null, similar: [], cachedAt: new Date(kept.at).toISOString() };
}

/** A product with its seller; without a connection what the device has kept of it. @throws ApiError */
export function loadProduct(params: Visit["params"]): Promise<KeptProduct> {
  const request = requestProduct(params);
  const answer = apiWithCachedAt(deferredKeptProduct, request, { handlesErrors: true });
  return answer.catch((error: unknown) => findFavorite(error, request.params.id));
}

import type { ResponseBody } from "@halkopiha/domain/contract/call.ts";
import type { listProductReviews, listSellerReviews } from "@halkopiha/domain/contract/shop/reviews.ts";
import { api } from "../../lib/api/client.ts";
import * as calls from "../../lib/api/deferred-calls.ts";
import { ApiError } from "../../lib/api/errors.ts";

export type SellerReviews = ResponseBody<typeof listSellerReviews>;
export type ProductReviews = ResponseBody<typeof listProductReviews>;

const toRequest = (id: string, cursor: string | undefined) => ({
  params: { id },
  query: { ...(cursor && { cursor }) },
});

/** A page of a seller's reviews. */
export const loadSellerReviews = (sellerId: string, cursor?: string): Promise<SellerReviews> =>
  api(calls.listSellerReviews, toRequest(sellerId, cursor), { handlesErrors: cursor === undefined });

/** A page of the reviews of orders that had a product. */
export const loadProductReviews = (productId: string, cursor?: string): Promise<ProductReviews> =>
  api(calls.listProductReviews, toRequest(productId, cursor), { handlesErrors: cursor === undefined });

/** Null when they could not be loaded: the page is useful without, and its section says so. */
export async function findReviews<P>(reviews: Promise<P>): Promise<P | null> {
  try {
    return await reviews;
  } catch (error) {
    if (error instanceof ApiError) return null;
    throw error;
  }
}

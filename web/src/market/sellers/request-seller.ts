import { pageRequest } from "../../lib/api/page-request.ts";

/** A page of a seller's products, with the seller. */
export const requestSeller = (sellerId: string, cursor?: string) =>
  pageRequest("searchProducts", { query: { sellerId, ...(cursor && { cursor }) } });

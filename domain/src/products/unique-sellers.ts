import type { SellerSummary } from "./seller-summary.ts";

/** Each seller once, in the order of first occurrence. */
export const uniqueSellers = <Seller extends Pick<SellerSummary, "_id">>(
  sellers: readonly Seller[],
): Seller[] => [...new Map(sellers.map((seller) => [seller._id, seller])).values()];

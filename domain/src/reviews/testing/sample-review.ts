import type { StoredReview } from "../review.ts";

/** A review of Halkomestari's birch, written on 10 November 2026. */
export function createSampleReview(review: Partial<StoredReview> = {}): StoredReview {
  const createdAt = review.createdAt ?? "2026-11-10T10:00:00.000Z";
  return {
    _id: "order",
    publicId: "review",
    sellerId: "halkomestari",
    sellerName: "Halkomestari Oy",
    orderNumber: "HP-261121-7QK2X",
    orderedAt: "2026-11-01T10:00:00.000Z",
    listKey: `${createdAt}_review`,
    productIds: ["birch"],
    stars: 5,
    facts: { dryness: true, onTime: false },
    text: "Kuivaa koivua.",
    author: { firstname: "Aino", locality: "Tampere" },
    isHidden: false,
    ...review,
    createdAt,
  };
}

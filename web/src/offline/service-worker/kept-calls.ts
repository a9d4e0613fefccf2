import type { CallName } from "@halkopiha/domain/contract/table.ts";

/** The calls whose answers the service worker keeps, by the cache that they are in; each cache has its own limits. */
export const keptCalls = {
  reference: [
    "countSellers",
    "listRegions",
    "listLocalities",
    "listLocalitiesByRegion",
    "listPlans",
    "listAdvertisements",
    "readOperator",
  ],
  searches: [
    "compareProducts",
    "searchProducts",
    "listProducts",
    "readProduct",
    "readProfile",
    "readSimilarProducts",
    "listUserProducts",
  ],
  /** Apart from the lists, because the page of each product asks for prices and reviews, which would push the lists out. */
  prices: ["listDeliveryCosts", "listDoorPrices", "listSellerReviews", "listProductReviews"],
  /** A seller's orders and the current user's account. */
  personal: ["listOrders", "readOrder", "verifyToken"],
} as const satisfies Record<string, readonly CallName[]>;

import { emptyCart } from "@halkopiha/domain/cart/empty-cart.ts";
import { toRecord } from "../storage/parse-stored.ts";
import { deferCall } from "./deferred-call.ts";

// The calls whose answers pages are rendered from, or mostly known.

export const searchProducts = deferCall("/api/sellers", () =>
  import("@halkopiha/domain/contract/shop/search.ts").then((file) => file.searchProducts),
);

export const listDoorPrices = deferCall("/api/doorprices", () =>
  import("@halkopiha/domain/contract/shop/comparison.ts").then((file) => file.listDoorPrices),
);

export const readSimilarProducts = deferCall("/api/products/:id/similar", () =>
  import("@halkopiha/domain/contract/shop/products.ts").then((file) => file.readSimilarProducts),
);

export const readRecall = deferCall("/api/products/:id/recall", () =>
  import("@halkopiha/domain/contract/shop/recalls.ts").then((file) => file.readRecall),
);

const importReviews = () => import("@halkopiha/domain/contract/shop/reviews.ts");

export const listSellerReviews = deferCall("/api/sellers/:id/reviews", () =>
  importReviews().then((file) => file.listSellerReviews),
);
export const listProductReviews = deferCall("/api/products/:id/reviews", () =>
  importReviews().then((file) => file.listProductReviews),
);

export const listRegions = deferCall("/api/regions", () =>
  import("@halkopiha/domain/contract/reference-data/regions.ts").then((file) => file.listRegions),
);

const importLocalities = () => import("@halkopiha/domain/contract/reference-data/localities.ts");

export const listLocalities = deferCall("/api/locations", () =>
  importLocalities().then((file) => file.listLocalities),
);
export const listLocalitiesByRegion = deferCall("/api/locations/localitieslist", () =>
  importLocalities().then((file) => file.listLocalitiesByRegion),
);
export const readLocality = deferCall("/api/locations/:id", () =>
  importLocalities().then((file) => file.readLocality),
);

/** The empty cart of a visitor of whom the server knows nothing. */
function recognizeEmptyCart(answer: unknown) {
  const { items, buyer } = toRecord(toRecord(answer)["cart"]);
  return Array.isArray(items) && items.length === 0 && buyer === null ? { cart: emptyCart } : undefined;
}

export const readCart = deferCall(
  "/api/cart",
  () => import("@halkopiha/domain/contract/shop/cart.ts").then((file) => file.readCart),
  recognizeEmptyCart,
);

import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { listDeliveryCosts } from "@halkopiha/domain/contract/shop/delivery-costs.ts";
import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { listProductReviews, listSellerReviews } from "@halkopiha/domain/contract/shop/reviews.ts";
import { countSellers, searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import {
  sampleCart,
  sampleFirewood,
  samplePublicSeller,
  sampleSellerProfile,
} from "../samples/sample-listings.ts";
import { sampleAdvertisements, samplePlans } from "../samples/sample-plans.ts";
import { sampleReviews, sampleSellerReviews } from "../samples/sample-reviews.ts";
import { sampleRegions } from "../samples/samples.ts";
import { answerAreaCalls } from "./answer-area-calls.ts";
import { answerCall } from "./answer-calls.ts";

/** Answers the calls of the pages that a visitor opens. */
export function answerVisitorCalls(): void {
  answerCall(searchProducts, { sellers: [sampleSellerProfile()], products: [sampleFirewood()] });
  answerCall(readProduct, {
    product: sampleFirewood(),
    seller: samplePublicSeller(),
    similar: [sampleFirewood({ _id: "similar" })],
  });
  answerCall(listProductReviews, sampleReviews());
  answerCall(listSellerReviews, sampleSellerReviews());
  answerCall(listDeliveryCosts, { deliveryCosts: [] });
  answerCall(countSellers, {
    sellersByRegion: sampleRegions.map((region) => ({ region, count: 3 })),
  });
  answerCall(listFavorites, { favorites: [sampleFirewood()] });
  answerAreaCalls();
  answerCall(listPlans, { accounts: samplePlans });
  answerCall(listAdvertisements, { advertisements: sampleAdvertisements() });
  answerCall(readCart, { cart: sampleCart([{ product: sampleFirewood(), quantity: 2 }]) });
}

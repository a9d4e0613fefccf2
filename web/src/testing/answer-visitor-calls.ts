import { listAdvertisements } from "@halkopiha/domain/contract/reference-data/advertisements.ts";
import { listLocalities } from "@halkopiha/domain/contract/reference-data/localities.ts";
import { listPlans } from "@halkopiha/domain/contract/reference-data/plans.ts";
import { listRegions } from "@halkopiha/domain/contract/reference-data/regions.ts";
import { readCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { listFavorites } from "@halkopiha/domain/contract/shop/favorites.ts";
import { searchSellers } from "@halkopiha/domain/contract/shop/search.ts";
import { answerCall } from "./answer-calls.ts";
import {
  sampleAdvertisements,
  sampleCart,
  sampleFirewood,
  samplePlans,
  sampleSellerProfile,
} from "./sample-site.ts";
import { sampleLocalities, sampleRegions } from "./samples.ts";

/** Answers the calls of the pages that a visitor opens. */
export function answerVisitorCalls(): void {
  answerCall(searchSellers, { sellers: [sampleSellerProfile()], products: [sampleFirewood()] });
  answerCall(listFavorites, { favorites: [sampleFirewood()] });
  answerCall(listRegions, { regions: sampleRegions });
  answerCall(listLocalities, { localities: sampleLocalities });
  answerCall(listPlans, { accounts: samplePlans });
  answerCall(listAdvertisements, { advertisements: sampleAdvertisements() });
  answerCall(readCart, { cart: sampleCart() });
}

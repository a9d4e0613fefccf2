import { isDeepStrictEqual } from "node:util";
import { isSelling, toSellerSummary } from "@halkopiha/domain/accounts/public-seller.ts";
import { User } from "@halkopiha/domain/accounts/user.ts";
import type { SellerSummary } from "@halkopiha/domain/products/seller-summary.ts";
import {
  type LocalityIdsByRegion,
  toAreas,
  toProductIndexFields,
  toSellerIndexFields,
} from "@halkopiha/domain/search/product-index.ts";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { getToday } from "../../today.ts";
import { userRef } from "../accounts/users.ts";
import { deleteSellerImages } from "../files/images.ts";
import { deleteSellerOgImages } from "../files/og-images.ts";
import { queryPhotos } from "../files/uploaded-photos.ts";
import { batchSize, deleteInBatches, forEachBatch } from "../firestore/batches.ts";
import { findChangedFields, parseDocument, safeParseDocument } from "../firestore/document.ts";
import { queryProductSummaries, queryReviews } from "../reviews/review-summaries.ts";
import { listDeliveryPrices } from "./delivery-costs.ts";
import { rememberListing } from "./ended-pages.ts";
import { deletePriceLog } from "./price-logs.ts";
import { queryQuoteRequests } from "./quote-requests.ts";
import { StoredProduct } from "./stored-product.ts";

const queryProducts = (sellerId: string) =>
  firestore().collection("products").where("user_id", "==", sellerId);
/** Whether two copies of a seller differ in the counted reviews at most. */
const isSameButReviews = (one: SellerSummary, other: SellerSummary): boolean =>
  isDeepStrictEqual({ ...one, reviews: null }, { ...other, reviews: null });

const queryDeliveryCosts = (sellerId: string) =>
  firestore().collection("deliveryCosts").where("owner", "==", sellerId);

/**
 * Copies the current seller fields into each of their products. Products that are unchanged or do not match their schema are not written.
 * The Open Graph images of hidden products are deleted.
 */
export async function syncSellerProducts(sellerId: string, localityIds: LocalityIdsByRegion): Promise<void> {
  let areHidden = false;
  await forEachBatch(queryProducts(sellerId), batchSize, async (transaction, products) => {
    const user = parseDocument(User, await transaction.get(userRef(sellerId)));
    if (!user) return false;
    const owner = toSellerSummary(user);
    const deliveryPrices = await listDeliveryPrices(sellerId, transaction);
    const sellerFields = toSellerIndexFields(user, isSelling(user), {
      areas: toAreas(user, localityIds),
      deliveryPrices,
    });
    const today = getToday();
    for (const snapshot of products) {
      const stored = safeParseDocument(StoredProduct, snapshot);
      if (!stored) continue;
      const product = { ...stored, owner };
      const changed = findChangedFields(snapshot, {
        owner,
        ...toProductIndexFields(product, sellerFields, today),
      });
      if (Object.keys(changed).length === 0) continue;
      // A buyer's review makes no form stale that the seller has open.
      const isOnlyReviewed = Object.keys(changed).length === 1 && isSameButReviews(owner, stored.owner);
      transaction.update(snapshot.ref, {
        ...changed,
        ...(!isOnlyReviewed && { updatedAt: FieldValue.serverTimestamp() }),
      });
    }
    if (products.length > 0) areHidden = !sellerFields.visible;
    return true;
  });
  if (areHidden) await deleteSellerOgImages(sellerId);
}

/** Deletes the products, images, delivery costs and requests for a quote and reviews of a deleted user. Orders are kept. */
export async function deleteSellerProducts(sellerId: string): Promise<void> {
  const person = userRef(sellerId);
  await forEachBatch(queryProducts(sellerId), batchSize, async (transaction, products) => {
    if ((await transaction.get(person)).exists) return false;
    for (const snapshot of products) {
      transaction.delete(snapshot.ref);
      deletePriceLog(transaction, snapshot.id);
      const product = safeParseDocument(StoredProduct, snapshot);
      if (product) rememberListing(transaction, product);
    }
    return true;
  });
  await deleteInBatches(queryDeliveryCosts(sellerId), person);
  await deleteInBatches(queryQuoteRequests(sellerId), person);
  await deleteInBatches(queryPhotos(sellerId), person);
  await deleteInBatches(queryReviews(sellerId), person);
  await deleteInBatches(queryProductSummaries(sellerId), person);
  await deleteSellerImages(sellerId);
  await deleteSellerOgImages(sellerId);
}

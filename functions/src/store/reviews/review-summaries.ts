import {
  type Counted,
  emptySummary,
  ReviewSummary,
  replaceCounted,
} from "@halkopiha/domain/reviews/review-summary.ts";
import type { DocumentReference, DocumentSnapshot, Query, Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { userRef } from "../accounts/users.ts";
import { parseDocument } from "../firestore/document.ts";

// The counted reviews of a seller are a field of the user, from where they get to their products; those of a product are a document under
// the product's id, because an edit of a product replaces it.

const summaries = () => firestore().collection("reviewSummaries");

const reviews = () => firestore().collection("reviews");

/** The reviews of a seller's orders. */
export const queryReviews = (sellerId: string): Query => reviews().where("sellerId", "==", sellerId);

/** The summaries of a seller's products, sold or not. */
export const queryProductSummaries = (sellerId: string): Query =>
  summaries().where("sellerId", "==", sellerId);

const Reviewed = z.object({ reviews: z.optional(ReviewSummary) });

/** The stored summary of a seller. */
export const getSellerSummary = (user: DocumentSnapshot): ReviewSummary =>
  parseDocument(Reviewed, user)?.reviews ?? emptySummary;

/** The document of a product's summary. */
export const productSummaryRef = (productId: string): DocumentReference => summaries().doc(productId);

/** The counted reviews of the orders that had a product. */
export async function readProductSummary(productId: string): Promise<ReviewSummary> {
  return parseDocument(ReviewSummary, await productSummaryRef(productId).get()) ?? emptySummary;
}

/** Writes a seller's summary without their `updatedAt`, so that no form that is open becomes stale. */
export const writeSellerSummary = (
  transaction: Transaction,
  sellerId: string,
  reviews: ReviewSummary,
): void => void transaction.update(userRef(sellerId), { reviews });

export const writeProductSummary = (
  transaction: Transaction,
  { productId, sellerId }: { productId: string; sellerId: string },
  summary: ReviewSummary,
): void => void transaction.set(productSummaryRef(productId), { ...summary, sellerId });

/** Whose reviews are counted: a seller's, and those of products. */
interface Reviewed {
  sellerId: string;
  productIds: readonly string[];
}

/**
 * Reads what is counted of a seller and of products; the returned function counts a review anew. The summary of a deleted seller is not
 * written.
 */
export async function readCounts(
  transaction: Transaction,
  { sellerId, productIds }: Reviewed,
): Promise<(before: Counted | null, after: Counted | null) => void> {
  const [user, ...products] = await transaction.getAll(
    userRef(sellerId),
    ...productIds.map((id) => productSummaryRef(id)),
  );
  return (before, after) => {
    if (!user?.exists) return;
    writeSellerSummary(transaction, sellerId, replaceCounted(getSellerSummary(user), before, after));
    for (const product of products) {
      const summary = parseDocument(ReviewSummary, product) ?? emptySummary;
      writeProductSummary(
        transaction,
        { productId: product.id, sellerId },
        replaceCounted(summary, before, after),
      );
    }
  };
}

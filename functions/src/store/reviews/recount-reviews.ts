import { isDeepStrictEqual } from "node:util";
import { StoredReview } from "@halkopiha/domain/reviews/review.ts";
import { emptySummary, ReviewSummary } from "@halkopiha/domain/reviews/review-summary.ts";
import {
  AggregateField,
  type DocumentSnapshot,
  type Query,
  Timestamp,
  type Transaction,
} from "firebase-admin/firestore";
import { error as logError } from "firebase-functions/logger";
import { day } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { userRef } from "../accounts/users.ts";
import { deletePhotos } from "../files/uploaded-photos.ts";
import { parseAll, parseDocument, safeParseDocument } from "../firestore/document.ts";
import {
  getSellerSummary,
  productSummaryRef,
  queryReviews,
  readCounts,
  writeProductSummary,
  writeSellerSummary,
} from "./review-summaries.ts";
import { reviews } from "./reviews.ts";

/** Maximum number of reviews of a day whose sellers and products are counted again. */
const maxRecounted = 200;

const ofProduct = (productId: string) => reviews().where("productIds", "array-contains", productId);

/** Counts the reviews of a query that are not hidden: seven queries, which read no documents. */
async function recount(transaction: Transaction, query: Query): Promise<ReviewSummary> {
  const shown = query.where("isHidden", "==", false);
  const countFact = async (fact: keyof ReviewSummary["facts"], said: boolean) =>
    (await transaction.get(shown.where(`facts.${fact}`, "==", said).count())).data().count;
  const countBoth = async (fact: keyof ReviewSummary["facts"]) => {
    const [yes, no] = await Promise.all([countFact(fact, true), countFact(fact, false)]);
    return { yes, no };
  };
  const [rated, dryness, amount, onTime] = await Promise.all([
    transaction.get(shown.aggregate({ count: AggregateField.count(), stars: AggregateField.sum("stars") })),
    countBoth("dryness"),
    countBoth("amount"),
    countBoth("onTime"),
  ]);
  const { count, stars } = rated.data();
  return { count, stars, facts: { dryness, amount, onTime } };
}

/** @returns whether the stored summary was another one */
function recountSeller(sellerId: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const user = await transaction.get(userRef(sellerId));
    if (!user.exists) return false;
    const counted = await recount(transaction, queryReviews(sellerId));
    if (isDeepStrictEqual(getSellerSummary(user), counted)) return false;
    writeSellerSummary(transaction, sellerId, counted);
    return true;
  });
}

/** @returns whether the stored summary was another one */
function recountProduct(productId: string, sellerId: string): Promise<boolean> {
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(productSummaryRef(productId));
    const stored = parseDocument(ReviewSummary, snapshot) ?? emptySummary;
    const counted = await recount(transaction, ofProduct(productId));
    if (isDeepStrictEqual(stored, counted)) return false;
    writeProductSummary(transaction, { productId, sellerId }, counted);
    return true;
  });
}

/**
 * Counts the reviews of the sellers and products again whose reviews changed in the last day, and corrects and logs what differs, which
 * nothing but a mistake in the code or a change by hand can cause. At most `maxRecounted` reviews are looked at.
 */
export async function recountReviews(now: Date): Promise<void> {
  const since = Timestamp.fromMillis(now.getTime() - day);
  const { docs } = await reviews()
    .where("updatedAt", ">=", since)
    .orderBy("updatedAt")
    .limit(maxRecounted)
    .get();
  const changed = parseAll(StoredReview, docs);
  const sellers = new Set(changed.map(({ sellerId }) => sellerId));
  const products = new Map(
    changed.flatMap(({ productIds, sellerId }) => productIds.map((id) => [id, sellerId])),
  );
  for (const sellerId of sellers)
    if (await recountSeller(sellerId)) logError("The counted reviews of a seller differed", { sellerId });
  for (const [productId, sellerId] of products)
    if (await recountProduct(productId, sellerId))
      logError("The counted reviews of a product differed", { productId });
}

/** @returns deletes a review with its photos and counts the rest, to be called after the transaction's reads; does nothing when there is none */
export async function prepareReviewDeletion(
  transaction: Transaction,
  snapshot: DocumentSnapshot,
): Promise<() => void> {
  if (!snapshot.exists) return () => undefined;
  const review = safeParseDocument(StoredReview, snapshot);
  const count = review && (await readCounts(transaction, review));
  return () => {
    transaction.delete(snapshot.ref);
    count?.(review, null);
    deletePhotos(transaction, review?.photos ?? []);
  };
}

/** Deletes the reviews of the orders placed before this moment, and counts the rest. */
export async function deleteReviewsBefore(moment: Date): Promise<void> {
  const old = reviews().where("orderedAt", "<", Timestamp.fromDate(moment)).limit(1);
  const deleteOne = () =>
    firestore().runTransaction(async (transaction) => {
      const [snapshot] = (await transaction.get(old)).docs;
      if (!snapshot) return false;
      const remove = await prepareReviewDeletion(transaction, snapshot);
      remove();
      return true;
    });
  while (await deleteOne());
}

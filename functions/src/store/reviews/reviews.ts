import type { User } from "@halkopiha/domain/accounts/user.ts";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { QueuedMessage } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { Order } from "@halkopiha/domain/orders/order.ts";
import { reviewsPerPage } from "@halkopiha/domain/reviews/average.ts";
import { ListedReview, type Review, StoredReview, toReview } from "@halkopiha/domain/reviews/review.ts";
import { setReviewHidden } from "@halkopiha/domain/reviews/review-rules.ts";
import { type Query, Timestamp, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { readUser } from "../accounts/users.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { deletePhotos, takePhotos } from "../files/uploaded-photos.ts";
import { parseAll, parseDocument, requireDocument } from "../firestore/document.ts";
import { newestFirst, readPage } from "../firestore/page.ts";
import { toTimestamp } from "../firestore/timestamp.ts";
import { queueMailWith } from "../mail.ts";
import { isLinkAlive } from "../orders/order-links.ts";
import { queryReviews, readCounts } from "./review-summaries.ts";

// A review has the id of its order, so that an order has one at most.

export const reviews = () => firestore().collection("reviews");

/** The stored form of a review. */
function toDocument({ _id, createdAt, editedAt, orderedAt, answer, hidden, ...fields }: StoredReview) {
  return {
    ...fields,
    createdAt: toTimestamp(createdAt),
    orderedAt: toTimestamp(orderedAt),
    ...(editedAt !== undefined && { editedAt: toTimestamp(editedAt) }),
    ...(answer && { answer: { ...answer, at: toTimestamp(answer.at) } }),
    ...(hidden && { hidden: { ...hidden, at: toTimestamp(hidden.at) } }),
  };
}

/** An order with its review, its seller, and whether its buyer's link works. */
export interface ReviewedOrder {
  order: Order;
  review: StoredReview | null;
  seller: User;
  isLinkAlive: boolean;
}

/** What changes of a review. */
interface ReviewChange {
  /** The admin who does it, for the audit log; null for the buyer and the seller. */
  author: AuditAuthor | null;
  /** The visitor who has uploaded new photos; absent where there are none. */
  visitor?: string;
  /** The review afterwards, which is the stored one when nothing changes; rejects by throwing. `newId`: for a new one. */
  decide(found: ReviewedOrder, now: Date, newId: string): StoredReview;
  /** The messages about it, to be queued in the same transaction. */
  createMails(found: ReviewedOrder & { review: StoredReview }): readonly QueuedMessage[];
}

/** An order that a transaction has read with its review, and how the review is written with what is counted of it. */
interface WritableReview {
  found: ReviewedOrder;
  write(review: StoredReview, now: Date, by: Pick<ReviewChange, "author" | "visitor">): Promise<void>;
}

/** @throws AppError `notFound`, also when the seller's account has been deleted */
async function readWritable(transaction: Transaction, orderId: string, now: Date): Promise<WritableReview> {
  const ref = reviews().doc(orderId);
  const [snapshot, before] = await transaction.getAll(firestore().collection("orders").doc(orderId), ref);
  if (!snapshot || !before) throw new AppError("notFound");
  const order = requireDocument(Order, snapshot);
  const seller = await readUser(order.seller._id, transaction);
  if (!seller) throw new AppError("notFound");
  const stored = parseDocument(StoredReview, before);
  return {
    found: { order, seller, review: stored, isLinkAlive: isLinkAlive(snapshot, now.getTime()) },
    async write(review, at, { author, visitor }) {
      const count = await readCounts(transaction, review);
      const storePhotos = await readPhotos(transaction, visitor, { stored, review });
      const written = toDocument(review);
      transaction.set(ref, { ...written, updatedAt: Timestamp.fromDate(at) });
      count(stored, review);
      storePhotos();
      writeAudit(transaction, author, {
        ref,
        before,
        written: { ...written, hidden: review.hidden ?? null },
      });
    },
  };
}

/**
 * Checks the photos that a review gets. @returns attaches them and deletes those it has no longer, after the transaction's reads
 * @throws AppError `photoGone`
 */
async function readPhotos(
  transaction: Transaction,
  visitor: string | undefined,
  { stored, review }: { stored: StoredReview | null; review: StoredReview },
): Promise<() => void> {
  const before = stored?.photos ?? [];
  const after = review.photos ?? [];
  const added = after.filter((id) => !before.includes(id));
  if (added.length > 0 && visitor === undefined) throw new AppError("photoGone");
  const attach = await takePhotos(transaction, visitor ?? "", added);
  return () => {
    const lifetime = toRetentionMs(retention.reviews);
    const expiresAt = Timestamp.fromMillis(Date.parse(review.orderedAt) + lifetime);
    attach({ sellerId: review.sellerId, reviewId: review._id, expiresAt });
    deletePhotos(
      transaction,
      before.filter((id) => !after.includes(id)),
    );
  };
}

/** Whether everybody sees a photo of the review of an order. */
export async function isPhotoShown(id: string, orderId: string): Promise<boolean> {
  const review = await findReview(orderId);
  return review !== null && !review.isHidden && review.photos?.includes(id) === true;
}

/**
 * Writes the review of an order, what is counted of it, and the mails about it, in one transaction.
 * @throws AppError `notFound`, also when the seller's account has been deleted
 */
export function changeReview(
  orderId: string,
  { author, visitor, decide, createMails }: ReviewChange,
): Promise<StoredReview> {
  const newId = reviews().doc().id;
  return firestore().runTransaction(async (transaction) => {
    const now = new Date();
    const { found, write } = await readWritable(transaction, orderId, now);
    const review = decide(found, now, newId);
    if (review === found.review) return review;
    await write(review, now, { author, visitor });
    for (const { id, mail } of createMails({ ...found, review })) queueMailWith(transaction, id, mail);
    return review;
  });
}

/** A review that a transaction has read, and how it is hidden or shown again. */
export interface HidableReview {
  review: StoredReview;
  order: Order;
  /** Hides it for a reason, or shows it again with null; writes nothing when that is so already. It reads first. */
  setHidden(reason: string | null, author: AuditAuthor | null): Promise<void>;
}

/**
 * Reads the review of an order for hiding it.
 * @throws AppError `notFound`
 */
export async function readHidableReview(transaction: Transaction, orderId: string): Promise<HidableReview> {
  const now = new Date();
  const { found, write } = await readWritable(transaction, orderId, now);
  const { review, order } = found;
  if (!review) throw new AppError("notFound");
  return {
    review,
    order,
    async setHidden(reason, author) {
      const changed = setReviewHidden(review, reason, now.toISOString());
      if (changed !== review) await write(changed, now, { author });
    },
  };
}

/** The review with this public id that is shown to everybody, with its order's id; null when there is none. */
export async function findShownReview(publicId: string): Promise<StoredReview | null> {
  const { docs } = await reviews().where("publicId", "==", publicId).limit(1).get();
  const [review] = parseAll(StoredReview, docs);
  return review && !review.isHidden ? review : null;
}

/** The review of an order; null while there is none. */
export async function findReview(orderId: string): Promise<StoredReview | null> {
  return parseDocument(StoredReview, await reviews().doc(orderId).get());
}

/** A position in a public list: the sort key of its last review, which tells nothing of the order. */
const cursorPattern = /^\d{4}-\d\d-\d\dT[\d:.]{12}Z_[\w-]{1,128}$/;

async function listShown(
  query: Query,
  cursor: string | undefined,
): Promise<{ reviews: Review[]; nextCursor: string | undefined }> {
  if (cursor !== undefined && !cursorPattern.test(cursor)) throw new AppError("badCursor");
  const sorted = query.where("isHidden", "==", false).orderBy("listKey", "desc");
  const { docs } = await (cursor === undefined ? sorted : sorted.startAfter(cursor))
    .limit(reviewsPerPage + 1)
    .get();
  const found = parseAll(StoredReview, docs.slice(0, reviewsPerPage));
  return {
    reviews: found.map(toReview),
    nextCursor: docs.length > reviewsPerPage ? found.at(-1)?.listKey : undefined,
  };
}

/** One page of a seller's reviews that are not hidden, newest first. */
export const listOfSeller = (sellerId: string, cursor: string | undefined) =>
  listShown(queryReviews(sellerId), cursor);

/** One page of the reviews of orders that had a product, newest first. */
export const listOfProduct = (productId: string, cursor: string | undefined) =>
  listShown(reviews().where("productIds", "array-contains", productId), cursor);

/** One page of all reviews, or of the hidden ones, for admins; newest first. */
export async function listReviews({
  hidden,
  limit,
  cursor,
}: {
  hidden?: "true" | undefined;
  limit: number;
  cursor?: string | undefined;
}) {
  const query = hidden ? reviews().where("isHidden", "==", true) : reviews();
  const { documents, nextCursor } = await readPage(query, newestFirst, limit, cursor);
  return { reviews: parseAll(ListedReview, documents), nextCursor };
}

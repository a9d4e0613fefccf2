import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import { formatListingTitle } from "@halkopiha/domain/products/listing-title.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Recall, RecallForm } from "@halkopiha/domain/recalls/recall.ts";
import * as rules from "@halkopiha/domain/recalls/recall-rules.ts";
import type { Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { parseDocument, requireDocument } from "../firestore/document.ts";
import { queueNoticeWith } from "../mail.ts";
import { type HidableListing, readHidable } from "../products/hidden-listings.ts";
import { findProduct } from "../products/products.ts";
import { recalls, StoredRecall, toRecall, toRecallDocument } from "./recalls.ts";

/** A changed recall, and the listing that was hidden or shown; null when it has been deleted. */
export interface ChangedRecall {
  recall: Recall;
  product: Product | null;
}

/** What the seller is told; null for who has neither an e-mail address nor a mobile number. */
type CreateNotice = (seller: User, recall: Recall) => Mail | Sms | null;

/** Number of the orders of a seller: all of them are looked at for the product. */
async function countOrders(sellerId: string): Promise<number> {
  const orders = firestore().collection("orders").where("seller._id", "==", sellerId);
  return (await orders.count().get()).data().count;
}

/** What the change log keeps of a recall: not how far telling has come. */
const toAudited = ({ progress: _, ...recall }: Recall) => recall;

/**
 * Recalls a product: hides its listing and tells its seller, in one transaction. An order of it is placed before, and its buyer is told, or
 * fails, because an order reads in its transaction whether the product can be seen.
 * @throws AppError `notFound`, `alreadyRecalled`
 */
export async function createRecall(
  productId: string,
  form: RecallForm,
  { author, createNotice }: { author: AuditAuthor | null; createNotice: CreateNotice },
): Promise<ChangedRecall> {
  const ref = recalls().doc(productId);
  const found = await findProduct(productId);
  if (!found) throw new AppError("notFound");
  const orders = await countOrders(found.user_id);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const before = parseDocument(StoredRecall, snapshot);
    const listing = await readHidable(transaction, productId);
    const obstacle = rules.findRecallObstacle(before);
    if (obstacle) throw new AppError(obstacle);
    const { _id, owner, user_id: sellerId, createdAt: soldFrom } = listing.product;
    const recalled = {
      _id,
      title: formatListingTitle(listing.product),
      seller: owner.name,
      sellerId,
      soldFrom,
    };
    const recall = rules.startRecall(recalled, form, { before, orders }, new Date().toISOString());
    const product = listing.setRecalled(form.hazard, author);
    transaction.set(ref, toRecallDocument({ ...recall, after: null }));
    writeAudit(transaction, author, {
      ref,
      ...(snapshot.exists && { before: snapshot }),
      written: toAudited(recall),
    });
    queueNoticeWith(
      transaction,
      `recall-${_id}-${recall.round}-seller`,
      createNotice(listing.seller, recall),
    );
    return { recall, product };
  });
}

async function readListing(transaction: Transaction, id: string): Promise<HidableListing | null> {
  try {
    return await readHidable(transaction, id);
  } catch (error) {
    if (error instanceof AppError && error.code === "notFound") return null;
    throw error;
  }
}

/**
 * Takes a recall back: its listing is shown again, if nothing else hides it, and its seller is told, in one transaction.
 * @throws AppError `notFound`, `recallTakenBack`, `stale`
 */
export function takeRecallBack(
  id: string,
  reason: string,
  {
    author,
    seen,
    createNotice,
  }: { author: AuditAuthor | null; seen: string | undefined; createNotice: CreateNotice },
): Promise<ChangedRecall> {
  const ref = recalls().doc(id);
  return firestore().runTransaction(async (transaction) => {
    const snapshot = await transaction.get(ref);
    const before = toRecall(requireDocument(StoredRecall, snapshot));
    const obstacle = rules.findTakingBackObstacle(before);
    if (obstacle) throw new AppError(obstacle);
    // Telling goes on meanwhile, so `updatedAt` says nothing of what the admin saw.
    if (seen !== undefined && seen !== before.recalledAt) throw new AppError("stale", { current: before });
    const listing = await readListing(transaction, id);
    const recall = rules.takeBackRecall(before, reason, new Date().toISOString());
    const product = listing?.setRecalled(null, author) ?? null;
    transaction.set(ref, toRecallDocument({ ...recall, after: null }));
    writeAudit(transaction, author, { ref, before: snapshot, written: toAudited(recall) });
    if (listing)
      queueNoticeWith(
        transaction,
        `recall-${id}-${recall.round}-seller-taken-back`,
        createNotice(listing.seller, recall),
      );
    return { recall, product };
  });
}

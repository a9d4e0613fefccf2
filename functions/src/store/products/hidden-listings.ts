import { randomUUID } from "node:crypto";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Mail, Sms } from "@halkopiha/domain/messaging/outgoing-message.ts";
import {
  endHidingByRecall,
  findHidingReason,
  type HiddenListing,
  hideByRecall,
  hideFor,
} from "@halkopiha/domain/products/hiding.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Instant } from "@halkopiha/domain/schemas/primitives.ts";
import { toProductIndexFields } from "@halkopiha/domain/search/product-index.ts";
import { FieldValue, Timestamp, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { getToday } from "../../today.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { parseAll, requireDocument } from "../firestore/document.ts";
import { readPage, type SortOrder } from "../firestore/page.ts";
import { toTimestamp } from "../firestore/timestamp.ts";
import { queueNoticeWith } from "../mail.ts";
import { readSellerIndexFields } from "./sellers.ts";
import { StoredProduct } from "./stored-product.ts";

const products = () => firestore().collection("products");

const latestFirst: SortOrder = { field: "hidden.hiddenAt", direction: "desc" };

/** One page of the hidden listings, the latest first. */
export async function listHiddenListings({ limit, cursor }: { limit: number; cursor?: string | undefined }) {
  const { documents, nextCursor } = await readPage(products(), latestFirst, limit, cursor);
  return { products: parseAll(StoredProduct, documents), nextCursor };
}

/** The stored form: the list of hidden listings sorts by the time. */
const toHiddenDocument = ({ hiddenAt, beside, ...hidden }: HiddenListing) => ({
  ...hidden,
  hiddenAt: toTimestamp(hiddenAt),
  ...(beside && { beside: { ...beside, hiddenAt: toTimestamp(beside.hiddenAt) } }),
});

/** A listing that a transaction has read, and how it is hidden or shown again. */
export interface HidableListing {
  product: Product;
  seller: User;
  /** Hides it for a reason, or shows it again with null; writes nothing when that is so already. A recalled one stays hidden. */
  setHidden(reason: string | null, author: AuditAuthor | null): Product;
  /** Hides it by a recall for a reason, or ends that with null. */
  setRecalled(reason: string | null, author: AuditAuthor | null): Product;
}

/**
 * Reads a listing for hiding it, with all that is written then.
 * @throws AppError `notFound`
 */
export async function readHidable(transaction: Transaction, id: string): Promise<HidableListing> {
  const ref = products().doc(id);
  const snapshot = await transaction.get(ref);
  const before = requireDocument(StoredProduct, snapshot);
  const { seller, sellerFields } = await readSellerIndexFields(transaction, before.user_id);
  function write(
    author: AuditAuthor | null,
    change: (hidden: Product["hidden"], at: Instant) => HiddenListing | null,
  ): Product {
    const now = Timestamp.now();
    const updatedAt = now.toDate().toISOString();
    const { hidden: wasHidden, ...shown } = before;
    const hidden = change(wasHidden, updatedAt);
    const product: Product = { ...shown, ...(hidden && { hidden }), updatedAt };
    transaction.update(ref, {
      ...toProductIndexFields(product, sellerFields, getToday()),
      hidden: hidden === null ? FieldValue.delete() : toHiddenDocument(hidden),
      updatedAt: FieldValue.serverTimestamp(),
    });
    writeAudit(transaction, author, { ref, before: snapshot, written: { hidden } });
    return product;
  }
  return {
    product: before,
    seller,
    setHidden(reason, author) {
      if (findHidingReason(before.hidden) === reason) return before;
      return write(author, (hidden, at) => hideFor(hidden, reason, at));
    },
    setRecalled: (reason, author) =>
      write(author, (hidden, at) =>
        reason === null ? endHidingByRecall(hidden) : hideByRecall(hidden, reason, at),
      ),
  };
}

interface HiddenChange {
  /** Null to show the listing again. */
  reason: string | null;
  author: AuditAuthor | null;
  /** Null for a seller whom nothing reaches. */
  createNotice(seller: User, product: Product): Mail | Sms | null;
}

/**
 * Hides a listing from buyers, or shows it again, and queues the notice to its seller in the same transaction. What is so already is not
 * changed, and nobody is mailed.
 * @throws AppError `notFound`, and `alreadyRecalled` for one that only taking back its recall shows again
 */
export function setHidden(id: string, { reason, author, createNotice }: HiddenChange): Promise<Product> {
  const mailId = `listing-${id}-${randomUUID()}`;
  return firestore().runTransaction(async (transaction) => {
    const listing = await readHidable(transaction, id);
    const { product: before, seller } = listing;
    if (before.hidden?.isRecall) throw new AppError("alreadyRecalled");
    const product = listing.setHidden(reason, author);
    if (product !== before) queueNoticeWith(transaction, mailId, createNotice(seller, product));
    return product;
  });
}

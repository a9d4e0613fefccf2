import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { AvailabilityChange, AvailabilityUndo } from "@halkopiha/domain/products/availability-change.ts";
import { maxProducts } from "@halkopiha/domain/products/limits.ts";
import {
  type Availability,
  isSameAvailability,
  type Product,
  pickAvailability,
} from "@halkopiha/domain/products/product.ts";
import type { Id } from "@halkopiha/domain/schemas/primitives.ts";
import { toContentFields } from "@halkopiha/domain/search/product-index.ts";
import type { DocumentSnapshot, Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { getToday } from "../../today.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { requireDocument, safeParseDocument } from "../firestore/document.ts";
import { getWriteTime } from "../firestore/write-time.ts";
import { StoredProduct } from "./stored-product.ts";

const products = () => firestore().collection("products");

/** One product, or all of a seller: at most `maxProducts`. */
async function readOwn(
  transaction: Transaction,
  sellerId: string,
  productId: string | undefined,
): Promise<DocumentSnapshot[]> {
  if (productId !== undefined) return [await transaction.get(products().doc(productId))];
  return (await transaction.get(products().where("user_id", "==", sellerId).limit(maxProducts))).docs;
}

interface AvailabilityWrite {
  snapshot: DocumentSnapshot;
  before: Product;
  written: Partial<Availability>;
  author: AuditAuthor | null;
}

/** @returns the product as it is written */
function writeAvailability(
  transaction: Transaction,
  { snapshot, before, written, author }: AvailabilityWrite,
): Product {
  const now = getWriteTime();
  const product: Product = { ...before, ...written, updatedAt: now.answered };
  transaction.update(snapshot.ref, {
    ...written,
    ...toContentFields(product, getToday()),
    updatedAt: now.stored,
  });
  writeAudit(transaction, author, { ref: snapshot.ref, before: snapshot, written });
  return product;
}

/**
 * Changes the delivery time and the pause of one product of a seller, or of all of them, in one transaction.
 * @returns the products that changed, and what undoes the change
 * @throws AppError `notFound` for a product of another seller, `stale` when the product is not as the seller saw it
 */
export function changeListingsAvailability(
  sellerId: string,
  { productId, seen, deliveryTime, pausedUntil }: AvailabilityChange,
  author: AuditAuthor | null,
): Promise<{ changed: Product[]; undo: AvailabilityUndo }> {
  const written = {
    ...(deliveryTime !== undefined && { deliveryTime }),
    ...(pausedUntil !== undefined && { pausedUntil }),
  };
  return firestore().runTransaction(async (transaction) => {
    const changed: Product[] = [];
    const listings: AvailabilityUndo["listings"] = [];
    for (const snapshot of await readOwn(transaction, sellerId, productId)) {
      const before = requireDocument(StoredProduct, snapshot);
      if (before.user_id !== sellerId) throw new AppError("notFound");
      if (seen && !isSameAvailability(seen, before)) throw new AppError("stale");
      if (isSameAvailability({ ...before, ...written }, before)) continue;
      const product = writeAvailability(transaction, { snapshot, before, written, author });
      changed.push(product);
      listings.push({
        productId: product._id,
        former: pickAvailability(before),
        written: pickAvailability(product),
      });
    }
    return { changed, undo: { listings } };
  });
}

/** The products that an undo has restored, and those that it has left as they are. */
export interface UndoResult {
  restored: Product[];
  /** `product` is null when it has been deleted. */
  skipped: { productId: Id; product: Product | null }[];
}

/**
 * Restores what a product had before a change. One that no longer has what the change wrote was changed by somebody else meanwhile and stays
 * as it is; one that is restored already counts as restored, so that a call can be repeated.
 * @returns the restored product, or null
 */
function undoListing(
  transaction: Transaction,
  {
    snapshot,
    before,
    former,
    written,
    author,
  }: AvailabilityWrite & { former: Availability; written: Availability },
): Product | null {
  if (isSameAvailability(before, former)) return before;
  if (!isSameAvailability(before, written)) return null;
  return writeAvailability(transaction, { snapshot, before, written: former, author });
}

/**
 * Restores what products of a seller had before a change, in one transaction.
 * @throws AppError `notFound` for a product of another seller
 */
export function undoListingsAvailability(
  sellerId: string,
  { listings }: AvailabilityUndo,
  author: AuditAuthor | null,
): Promise<UndoResult> {
  return firestore().runTransaction(async (transaction) => {
    const refs = listings.map(({ productId }) => products().doc(productId));
    const snapshots = refs.length > 0 ? await transaction.getAll(...refs) : [];
    const result: UndoResult = { restored: [], skipped: [] };
    for (const snapshot of snapshots) {
      const before = safeParseDocument(StoredProduct, snapshot);
      if (before && before.user_id !== sellerId) throw new AppError("notFound");
      const listing = listings.find(({ productId }) => productId === snapshot.id);
      const restored =
        before && listing && undoListing(transaction, { snapshot, before, author, ...listing });
      if (restored) result.restored.push(restored);
      else result.skipped.push({ productId: snapshot.id, product: before });
    }
    return result;
  });
}

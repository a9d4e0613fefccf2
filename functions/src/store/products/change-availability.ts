import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { AvailabilityChange } from "@halkopiha/domain/products/availability-change.ts";
import { maxProducts } from "@halkopiha/domain/products/catalogue.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { toContentFields } from "@halkopiha/domain/products/product-index.ts";
import { type DocumentSnapshot, FieldValue, type Transaction } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { getToday } from "../../today.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { requireDocument } from "../firestore/document.ts";

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

/** @throws AppError `stale` when the product is not as the seller saw it */
function checkSeen({ deliveryTime, pausedUntil }: Product, seen: AvailabilityChange["seen"]): void {
  if (!seen) return;
  if (seen.deliveryTime !== deliveryTime || seen.pausedUntil !== pausedUntil) throw new AppError("stale");
}

/**
 * Changes the delivery time and the pause of one product of a seller, or of all of them, in one transaction.
 * @returns the products that changed
 * @throws AppError `notFound` for a product of another seller, `stale`
 */
export function changeListingsAvailability(
  sellerId: string,
  { productId, seen, deliveryTime, pausedUntil }: AvailabilityChange,
  by: AuditAuthor | null,
): Promise<Product[]> {
  const written = {
    ...(deliveryTime !== undefined && { deliveryTime }),
    ...(pausedUntil !== undefined && { pausedUntil }),
  };
  return firestore().runTransaction(async (transaction) => {
    const today = getToday();
    const updatedAt = new Date().toISOString();
    const changed: Product[] = [];
    for (const snapshot of await readOwn(transaction, sellerId, productId)) {
      const before = requireDocument(Product, snapshot);
      if (before.user_id !== sellerId) throw new AppError("notFound");
      checkSeen(before, seen);
      const product: Product = { ...before, ...written, updatedAt };
      if (product.deliveryTime === before.deliveryTime && product.pausedUntil === before.pausedUntil)
        continue;
      transaction.update(snapshot.ref, {
        ...written,
        ...toContentFields(product, today),
        updatedAt: FieldValue.serverTimestamp(),
      });
      writeAudit(transaction, by, { ref: snapshot.ref, before: snapshot, written });
      changed.push(product);
    }
    return changed;
  });
}

import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { PriceChange } from "@halkopiha/domain/products/price-change.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { toContentFields } from "@halkopiha/domain/search/product-index.ts";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { getToday } from "../../today.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { safeParseDocument } from "../firestore/document.ts";

/**
 * Changes prices of products of a seller in one transaction.
 * @returns the products with their new prices, and the ids of those that were changed or deleted meanwhile
 * @throws AppError `notFound` for a product of another seller
 */
export function changePrices(
  sellerId: string,
  { prices }: PriceChange,
  author: AuditAuthor | null,
): Promise<{ changed: Product[]; skipped: string[] }> {
  return firestore().runTransaction(async (transaction) => {
    const products = firestore().collection("products");
    const snapshots = await transaction.getAll(...prices.map(({ productId }) => products.doc(productId)));
    const changed: Product[] = [];
    const skipped: string[] = [];
    for (const [index, snapshot] of snapshots.entries()) {
      const before = safeParseDocument(Product, snapshot);
      const wanted = prices[index];
      if (before && before.user_id !== sellerId) throw new AppError("notFound");
      if (!before || !wanted || (before.price !== wanted.from && before.price !== wanted.to)) {
        skipped.push(snapshot.id);
        continue;
      }
      const price = wanted.to;
      const product: Product = { ...before, price, updatedAt: new Date().toISOString() };
      changed.push(product);
      if (before.price === price) continue;
      transaction.update(snapshot.ref, {
        price,
        ...toContentFields(product, getToday()),
        updatedAt: FieldValue.serverTimestamp(),
      });
      writeAudit(transaction, author, { ref: snapshot.ref, before: snapshot, written: { price } });
    }
    return { changed, skipped };
  });
}

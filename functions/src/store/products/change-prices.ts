import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { changeListingPrice } from "@halkopiha/domain/products/offers/change-price.ts";
import type { PriceChange } from "@halkopiha/domain/products/price-change.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import { toContentFields } from "@halkopiha/domain/search/product-index.ts";
import { FieldValue } from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { getToday } from "../../today.ts";
import { type AuditAuthor, writeAudit } from "../admin/audit.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { priceLogRef, toLoggedProduct, writePriceLog } from "./price-logs.ts";

/**
 * Changes prices of products of a seller in one transaction. No offer begins; one that runs goes on when its price falls, and ends otherwise.
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
    const logs = await transaction.getAll(...prices.map(({ productId }) => priceLogRef(productId)));
    const today = getToday();
    const changed: Product[] = [];
    const skipped: string[] = [];
    for (const [index, snapshot] of snapshots.entries()) {
      const [log, wanted] = [logs[index], prices[index]];
      const stored = safeParseDocument(Product, snapshot);
      const logged = log && stored && toLoggedProduct(stored, log, today);
      const before = logged?.listing;
      if (before && before.user_id !== sellerId) throw new AppError("notFound");
      if (!logged || !before || !wanted || (before.price !== wanted.from && before.price !== wanted.to)) {
        skipped.push(snapshot.id);
        continue;
      }
      const { discount } = before;
      const { price, offer } = changeListingPrice(
        { price: wanted.to, discount, mayStart: false },
        logged,
        today,
      );
      const product: Product = { ...before, price, offer, updatedAt: new Date().toISOString() };
      changed.push(product);
      if (before.price === price) continue;
      writePriceLog(transaction, logged, { _id: snapshot.id, price, isOther: false }, today);
      transaction.update(snapshot.ref, {
        price,
        discount,
        offer: offer ?? FieldValue.delete(),
        ...toContentFields(product, today),
        updatedAt: FieldValue.serverTimestamp(),
      });
      writeAudit(transaction, author, { ref: snapshot.ref, before: snapshot, written: { price, offer } });
    }
    return { changed, skipped };
  });
}

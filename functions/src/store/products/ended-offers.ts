import { addDays } from "@halkopiha/domain/finnish-date.ts";
import { maxOfferDays } from "@halkopiha/domain/products/offers/offer-days.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { toContentFields } from "@halkopiha/domain/search/product-index.ts";
import {
  type DocumentSnapshot,
  FieldValue,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { priceLogRef, toLoggedProduct, writePriceLog } from "./price-logs.ts";

/** Number of products changed in one transaction, each with its log. */
const batchSize = 100;

/** Stores the end of an offer. A document that does not match its schema has none any more, so that it is not found again. */
function storeEnd(
  transaction: Transaction,
  snapshot: QueryDocumentSnapshot,
  log: DocumentSnapshot,
  today: CalendarDay,
): void {
  const noOffer = { offer: FieldValue.delete(), discount: false };
  const stored = safeParseDocument(Product, snapshot);
  if (!stored) {
    transaction.update(snapshot.ref, noOffer);
    return;
  }
  const logged = toLoggedProduct(stored, log, today);
  const { _id, price } = logged.listing;
  transaction.update(snapshot.ref, {
    ...noOffer,
    price,
    ...toContentFields(logged.listing, today),
    updatedAt: FieldValue.serverTimestamp(),
  });
  writePriceLog(transaction, logged, { _id, price, isOther: false }, today);
}

async function storeEnds(query: Query, today: CalendarDay): Promise<void> {
  let ended: number;
  do {
    ended = await firestore().runTransaction(async (transaction) => {
      const { docs } = await transaction.get(query.limit(batchSize));
      if (docs.length === 0) return 0;
      const logs = await transaction.getAll(...docs.map(({ id }) => priceLogRef(id)));
      for (const [index, snapshot] of docs.entries()) {
        const log = logs[index];
        if (log) storeEnd(transaction, snapshot, log, today);
      }
      return docs.length;
    });
  } while (ended === batchSize);
}

/**
 * Stores the end of the offers whose last day has passed: the normal price is back where the seller has named that day, the former price is in
 * the log, and the search no longer finds an offer. Safe to run twice.
 */
export async function storeEndedOffers(today: CalendarDay): Promise<void> {
  const products = firestore().collection("products");
  await storeEnds(products.where("offer.until", "<", today), today);
  await storeEnds(products.where("offer.since", "<=", addDays(today, -maxOfferDays)), today);
}

import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import {
  logPrice,
  type PricedListing,
  toPresentListing,
} from "@halkopiha/domain/products/offers/change-price.ts";
import { PriceLog, startPriceLog } from "@halkopiha/domain/products/offers/price-log.ts";
import { Product } from "@halkopiha/domain/products/product.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  type Transaction,
} from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";
import { getToday } from "../../today.ts";
import { parseAll, parseDocument, requireDocument } from "../firestore/document.ts";
import type { StoredIndex } from "../firestore/index-stored.ts";

/** Number of products read in one transaction. */
const batchSize = 100;

/** The log of a product's former prices, under the id of the product. */
export const priceLogRef = (productId: string): DocumentReference =>
  firestore().collection("priceLogs").doc(productId);

/** A product as it is today, with the log of its former prices. */
export interface LoggedProduct extends PricedListing {
  listing: Product;
  /** The log as it is stored; null for a product that was listed before prices were logged. */
  stored: PriceLog | null;
}

/** Whoever has no log has had its price since it was last written, because a change of the price writes it. */
const createMissingLog = ({ updatedAt }: Product): PriceLog => startPriceLog(toFinnishDate(updatedAt));

/** A product as it is stored, with the document of its log. */
export function toLoggedProduct(product: Product, log: DocumentSnapshot, today: CalendarDay): LoggedProduct {
  const stored = parseDocument(PriceLog, log);
  return { ...toPresentListing(product, stored ?? createMissingLog(product), today), stored };
}

/** Reads the log of a product in the transaction that may change its price. */
export const readPriceLog = (transaction: Transaction, productId: string): Promise<DocumentSnapshot> =>
  transaction.get(priceLogRef(productId));

/**
 * Reads a product with its log.
 * @throws AppError `notFound`
 */
export async function readLoggedProduct(productId: string): Promise<LoggedProduct> {
  const [product, log] = await firestore().getAll(
    firestore().collection("products").doc(productId),
    priceLogRef(productId),
  );
  if (!product || !log) throw new AppError("notFound");
  return toLoggedProduct(requireDocument(Product, product), log, getToday());
}

/** Starts the log of a new product. */
export function createPriceLog(transaction: Transaction, productId: string, today: CalendarDay): void {
  transaction.create(priceLogRef(productId), startPriceLog(today));
}

/** Writes the log of a product whose price changes, in the transaction of the change, unless it stays as it is. */
export function writePriceLog(
  transaction: Transaction,
  before: LoggedProduct,
  after: { _id: string; price: number; isOther: boolean },
  today: CalendarDay,
): void {
  const log = logPrice(before, after, today);
  if (log !== before.stored) transaction.set(priceLogRef(after._id), log);
}

/** Deletes the log with its product. */
export function deletePriceLog(transaction: Transaction, productId: string): void {
  transaction.delete(priceLogRef(productId));
}

/**
 * Starts the logs of products that were listed before prices were logged, so that a sale, which writes the product, does not move the day since
 * which its price is known.
 */
export const missingPriceLogs: StoredIndex = {
  progressId: "priceLogs",
  version: 1,
  indexBatch: (after) =>
    firestore().runTransaction(async (transaction) => {
      const query = firestore().collection("products").orderBy(FieldPath.documentId()).limit(batchSize);
      const { docs } = await transaction.get(after === null ? query : query.startAfter(after));
      if (docs.length === 0) return null;
      const logs = await transaction.getAll(...docs.map(({ id }) => priceLogRef(id)));
      const missing = new Set(logs.filter(({ exists }) => !exists).map(({ id }) => id));
      for (const product of parseAll(Product, docs)) {
        if (missing.has(product._id)) transaction.set(priceLogRef(product._id), createMissingLog(product));
      }
      return docs.length === batchSize ? (docs.at(-1)?.id ?? null) : null;
    }),
};

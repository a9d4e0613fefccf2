import type { User } from "@halkopiha/domain/accounts/user.ts";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import type { Receipt } from "@halkopiha/domain/receipts/receipt.ts";
import { Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { readUser } from "../accounts/users.ts";
import { toTimestamp } from "../firestore/timestamp.ts";
import { readLastNumber, writeLastNumber } from "../running-numbers.ts";
import { readOrders } from "./orders.ts";

// A receipt and its file are one document, so that they are made in one transaction with their number, and expire together.

const receiptRef = (orderId: string) => firestore().collection("receipts").doc(orderId);

const StoredFile = z.instanceof(Uint8Array);

/** The file of a receipt; null when it has not been made. */
export async function findReceiptFile(orderId: string): Promise<Uint8Array | null> {
  const snapshot = await receiptRef(orderId).get();
  return snapshot.exists ? StoredFile.parse(snapshot.get("pdf")) : null;
}

/** What of an order has no receipt yet, as the transaction reads it. */
export interface ReceiptFacts {
  order: Order;
  /** The seller's account; null when it has been deleted. */
  account: User | null;
  /** The running number that the receipt gets. */
  ordinal: number;
}

interface NewReceipt {
  now: Date;
  /** The receipt; rejects by throwing when there can be none. */
  draft(facts: ReceiptFacts): Receipt;
  toFile(receipt: Receipt): Promise<Uint8Array>;
}

/** @throws AppError `notFound` */
async function readFacts(transaction: Transaction, orderId: string, year: number) {
  const [order] = await readOrders([orderId], transaction);
  if (!order) throw new AppError("notFound");
  const sellerId = order.seller._id;
  const series = `receipts-${sellerId}-${year}` as const;
  const account = await readUser(sellerId, transaction);
  return { order, account, ordinal: (await readLastNumber(transaction, series)) + 1, series };
}

/**
 * Makes the receipt of an order with the seller's next number, in one transaction, unless there is one; each order has one at most, and no
 * number is left out.
 * @returns its file
 * @throws AppError `notFound`
 */
export function createReceipt(orderId: string, { now, draft, toFile }: NewReceipt): Promise<Uint8Array> {
  const year = Number(toFinnishDate(now.toISOString()).slice(0, 4));
  const ref = receiptRef(orderId);
  return firestore().runTransaction(async (transaction) => {
    const made = await transaction.get(ref);
    if (made.exists) return StoredFile.parse(made.get("pdf"));
    const { series, ...facts } = await readFacts(transaction, orderId, year);
    const { _id, createdAt, ...receipt } = draft(facts);
    const pdf = await toFile({ _id, createdAt, ...receipt });
    transaction.create(ref, {
      ...receipt,
      pdf,
      createdAt: toTimestamp(createdAt),
      expiresAt: Timestamp.fromMillis(now.getTime() + toRetentionMs(retention.receipts)),
    });
    writeLastNumber(transaction, series, facts.ordinal);
    return pdf;
  });
}

import { User } from "@halkopiha/domain/accounts/user.ts";
import { retention, toRetentionMs } from "@halkopiha/domain/admin/retention.ts";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { Order } from "@halkopiha/domain/orders/order.ts";
import type { Receipt } from "@halkopiha/domain/receipts/receipt.ts";
import { Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { firestore } from "../../firebase.ts";
import { userRef } from "../accounts/users.ts";
import { parseDocument } from "../firestore/document.ts";
import { toTimestamp } from "../firestore/timestamp.ts";

// A receipt and its file are one document, so that they are made in one transaction with their number, and expire together.

const receiptRef = (orderId: string) => firestore().collection("receipts").doc(orderId);

/** The last running number of a seller's receipts in a year. It outlives the receipts, so that none gets the number of another. */
const counterRef = (sellerId: string, year: number) =>
  firestore().collection("figures").doc(`receipts-${sellerId}-${year}`);
const Counter = z.object({ last: z.int() });

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

async function readFacts(transaction: Transaction, orderId: string, year: number) {
  const order = parseDocument(Order, await transaction.get(firestore().collection("orders").doc(orderId)));
  if (!order) throw new AppError("notFound");
  const counter = counterRef(order.seller._id, year);
  const [seller, counted] = await transaction.getAll(userRef(order.seller._id), counter);
  return {
    order,
    account: seller ? parseDocument(User, seller) : null,
    ordinal: ((counted && parseDocument(Counter, counted)?.last) ?? 0) + 1,
    counter,
  };
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
    const { counter, ...facts } = await readFacts(transaction, orderId, year);
    const { _id, createdAt, ...receipt } = draft(facts);
    const pdf = await toFile({ _id, createdAt, ...receipt });
    transaction.create(ref, {
      ...receipt,
      pdf,
      createdAt: toTimestamp(createdAt),
      expiresAt: Timestamp.fromMillis(now.getTime() + toRetentionMs(retention.receipts)),
    });
    transaction.set(counter, { last: facts.ordinal });
    return pdf;
  });
}

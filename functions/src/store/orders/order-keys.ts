import { Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { day } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";

/** How long a retry is known for what it is, in milliseconds: no device tries for longer. */
const lifetime = 30 * day;

const OrderKey = z.object({ orderIds: z.array(z.string()) });

/** A key is its visitor's own, and of the visitor only the hash is stored. */
function orderKeyRef(visitor: string, key: string) {
  const hash = sha256Hex(`${visitor}:${key}`);
  return firestore().collection("orderKeys").doc(hash);
}

/** The ids of the orders that a visitor has placed under this `Idempotency-Key`; null when there are none. */
export async function findPlacedOrderIds(
  transaction: Transaction,
  visitor: string,
  key: string,
): Promise<string[] | null> {
  return parseDocument(OrderKey, await transaction.get(orderKeyRef(visitor, key)))?.orderIds ?? null;
}

/** Stores the order ids of an Idempotency-Key in the transaction that creates the orders. */
export function storePlacedOrderIds(
  transaction: Transaction,
  visitor: string,
  key: string,
  orderIds: readonly string[],
): void {
  transaction.create(orderKeyRef(visitor, key), {
    orderIds,
    expiresAt: Timestamp.fromMillis(Date.now() + lifetime),
  });
}

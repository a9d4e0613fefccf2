import { Timestamp, type Transaction } from "firebase-admin/firestore";
import * as z from "zod/mini";
import { day } from "../../config.ts";
import { firestore } from "../../firebase.ts";
import { parseDocument } from "../firestore/document.ts";
import { sha256Hex } from "../firestore/sha256.ts";

/** Time for which a retry is recognised, in milliseconds: no device retries for longer. */
const lifetime = 30 * day;

const OrderKey = z.object({ orderIds: z.array(z.string()) });

/** Keys are unique per visitor, and the visitor id is stored only as part of the hash. */
function orderKeyRef(visitor: string, key: string) {
  const hash = sha256Hex(`${visitor}:${key}`);
  return firestore().collection("orderKeys").doc(hash);
}

/** The ids of the orders that a visitor has placed with this `Idempotency-Key`; null when there are none. */
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

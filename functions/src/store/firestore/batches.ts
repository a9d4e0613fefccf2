import {
  type DocumentReference,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";

/** How many documents are changed in one transaction. */
export const batchSize = 300;

/**
 * Goes through all that a query finds, a batch per transaction, so that what meanwhile no longer fits is left alone.
 * `change` must take each document out of the query; nothing is changed any more once `unless` exists.
 */
export async function updateInBatches(
  query: Query,
  change: (transaction: Transaction, found: QueryDocumentSnapshot) => void,
  unless?: DocumentReference,
): Promise<void> {
  let changed: number;
  do {
    changed = await firestore().runTransaction(async (transaction) => {
      if (unless && (await transaction.get(unless)).exists) return 0;
      const { docs } = await transaction.get(query.select().limit(batchSize));
      for (const found of docs) change(transaction, found);
      return docs.length;
    });
  } while (changed === batchSize);
}

/** Deletes all that a query finds; see `changeInBatches`. */
export function deleteInBatches(query: Query, unless?: DocumentReference): Promise<void> {
  return updateInBatches(query, (transaction, { ref }) => void transaction.delete(ref), unless);
}

/**
 * Goes through all that a query finds in the order of ids, a batch per transaction, whether or not it still fits afterwards.
 * `change` first reads what else it needs, then writes; it returns whether to go on.
 */
export async function forEachBatch(
  query: Query,
  size: number,
  change: (transaction: Transaction, found: QueryDocumentSnapshot[]) => Promise<boolean>,
): Promise<void> {
  let next: Query | null = query.orderBy(FieldPath.documentId()).limit(size);
  while (next !== null) {
    const batch: Query = next;
    next = await firestore().runTransaction(async (transaction) => {
      const { docs } = await transaction.get(batch);
      const goOn = await change(transaction, docs);
      const last = docs.at(-1);
      return goOn && last && docs.length === size ? batch.startAfter(last.id) : null;
    });
  }
}

import {
  type DocumentReference,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from "firebase-admin/firestore";
import { firestore } from "../../firebase.ts";

/** Number of documents changed in one transaction. */
export const batchSize = 300;

/**
 * Changes all documents that match a query, one batch per transaction, so that documents which no longer match are skipped. `change` must
 * make each document stop matching; the iteration ends once the document `unless` exists.
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

/** Deletes all documents that match a query; see `updateInBatches`. */
export function deleteInBatches(query: Query, unless?: DocumentReference): Promise<void> {
  return updateInBatches(query, (transaction, { ref }) => void transaction.delete(ref), unless);
}

/**
 * Iterates over all documents that match a query in the order of ids, one batch per transaction, whether or not they still match
 * afterwards. `change` must read before it writes; it returns whether to continue.
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

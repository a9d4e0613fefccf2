import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from "firebase-admin/firestore";

/** Listens to a document until `is` returns true. */
export function waitForDocument(
  ref: DocumentReference,
  is: (seen: DocumentSnapshot) => boolean,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = ref.onSnapshot((seen) => is(seen) && resolve(), reject);
  return promise.finally(stop);
}

/** Listens to a query until `is` returns true. */
export function waitForQuery(query: Query, is: (found: QuerySnapshot) => boolean): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = query.onSnapshot((found) => is(found) && resolve(), reject);
  return promise.finally(stop);
}

import type { DocumentReference, DocumentSnapshot, Query, QuerySnapshot } from "firebase-admin/firestore";

/** Listens to a document until it is as said. */
export function waitForDocument(
  ref: DocumentReference,
  is: (seen: DocumentSnapshot) => boolean,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = ref.onSnapshot((seen) => is(seen) && resolve(), reject);
  return promise.finally(stop);
}

/** Listens to what a query finds until it is as said. */
export function waitForQuery(query: Query, is: (found: QuerySnapshot) => boolean): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const stop = query.onSnapshot((found) => is(found) && resolve(), reject);
  return promise.finally(stop);
}

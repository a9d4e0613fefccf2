import type { Query, QueryDocumentSnapshot } from "firebase-admin/firestore";

/**
 * Iterates over the documents of a sorted query, a page at a time. The next page is read when the caller has done with the one before, so a job
 * that takes documents out of the query meets none twice and leaves out none.
 * @param size number of documents of a page
 */
export async function* iterateQuery(
  query: Query,
  size: number,
): AsyncGenerator<QueryDocumentSnapshot[], void, undefined> {
  let next: Query | null = query.limit(size);
  while (next !== null) {
    const { docs }: { docs: QueryDocumentSnapshot[] } = await next.get();
    if (docs.length > 0) yield docs;
    const last = docs.at(-1);
    next = last && docs.length === size ? query.startAfter(last).limit(size) : null;
  }
}

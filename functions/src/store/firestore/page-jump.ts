import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Query } from "firebase-admin/firestore";
import { encodeCursor, type Page, type SortOrder, sortQuery } from "./page.ts";

interface Jump {
  limit: number;
  /** Number of documents before the page. */
  offset: number;
  /** Maximum number of documents to skip: Firestore charges each of them as a read. */
  maxSkipped: number;
}

const reverse = ({ direction, ...order }: SortOrder): SortOrder => ({
  ...order,
  direction: direction === "asc" ? "desc" : "asc",
});

async function readFromStart(
  query: Query,
  order: SortOrder,
  { limit, offset }: Omit<Jump, "maxSkipped">,
): Promise<Page> {
  const { docs } = await sortQuery(query, order)
    .offset(offset)
    .limit(limit + 1)
    .get();
  const documents = docs.slice(0, limit);
  const last = documents.at(-1);
  const nextCursor = docs.length > limit && last ? encodeCursor(last, order.field) : undefined;
  return { documents, nextCursor, read: offset + docs.length };
}

/**
 * Reads the page after `offset` documents, from the nearer end of the list. A page in the second half costs a count too.
 * @throws AppError `invalid` when the page is more than `maxSkipped` documents from both ends
 */
export async function readPageAt(query: Query, order: SortOrder, jump: Jump): Promise<Page> {
  const { limit, offset, maxSkipped } = jump;
  if (offset <= maxSkipped) return readFromStart(query, order, jump);
  const total = (await query.count().get()).data().count;
  const rows = Math.min(limit, total - offset);
  if (rows <= 0) return { documents: [], nextCursor: undefined, read: 0 };
  const after = total - offset - rows;
  if (after > maxSkipped) {
    throw new AppError("invalid", { fields: { page: "Sivu on liian kaukana. Rajaa hakua." } });
  }
  const { docs } = await sortQuery(query, reverse(order)).offset(after).limit(rows).get();
  const documents = docs.toReversed();
  const last = documents.at(-1);
  const nextCursor = after > 0 && last ? encodeCursor(last, order.field) : undefined;
  return { documents, nextCursor, read: after + docs.length };
}

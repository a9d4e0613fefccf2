import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { FieldPath, type Query, type QueryDocumentSnapshot, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

/** Sort order of a list. */
export interface SortOrder {
  field: string;
  direction: "asc" | "desc";
  /** The sort field is text, not a number or a timestamp. */
  text?: true;
}

/** A position in a list: the value of the sort field (a number, a text, or a timestamp's seconds and nanoseconds) and the document id. */
const Position = z.tuple([
  z.union([z.number(), z.string(), z.tuple([z.int(), z.int().check(z.minimum(0), z.maximum(999_999_999))])]),
  z.string().check(z.regex(/^[A-Za-z0-9_-]{1,128}$/)),
]);

/** The cursor of the position after a document. */
export function encodeCursor(snapshot: QueryDocumentSnapshot, field: string): string {
  const value: unknown = snapshot.get(field);
  const position = value instanceof Timestamp ? [value.seconds, value.nanoseconds] : value;
  return Buffer.from(JSON.stringify([position, snapshot.id])).toString("base64url");
}

function decodeCursor(cursor: string, { text }: SortOrder): [number | string | Timestamp, string] {
  try {
    const [value, id] = Position.parse(JSON.parse(Buffer.from(cursor, "base64url").toString()));
    if ((typeof value === "string") !== (text ?? false)) throw new AppError("badCursor");
    return [Array.isArray(value) ? new Timestamp(...value) : value, id];
  } catch {
    throw new AppError("badCursor");
  }
}

/** Sort order of growing lists: orders, conversations. */
export const newestFirst: SortOrder = { field: "createdAt", direction: "desc" };
/** Sort order for iterating over a collection: documents added meanwhile are at the end. */
export const oldestFirst: SortOrder = { field: "createdAt", direction: "asc" };

/** Sorts a query; equal values are sorted by id, so that every position is unique. */
export function sortQuery(query: Query, { field, direction }: SortOrder): Query {
  return query.orderBy(field, direction).orderBy(FieldPath.documentId(), direction);
}

export interface Page {
  documents: QueryDocumentSnapshot[];
  /** The cursor of the next page; undefined on the last one. */
  nextCursor: string | undefined;
  /** Number of documents read for this page. */
  read: number;
}

/**
 * Reads one page of a query: at most `limit` + 1 documents.
 * @throws AppError `badCursor` for an invalid cursor
 */
export async function readPage(
  query: Query,
  order: SortOrder,
  limit: number,
  cursor: string | undefined,
): Promise<Page> {
  let ordered = sortQuery(query, order);
  if (cursor) ordered = ordered.startAfter(...decodeCursor(cursor, order));
  const { docs } = await ordered.limit(limit + 1).get();
  const documents = docs.slice(0, limit);
  const last = documents.at(-1);
  return {
    documents,
    nextCursor: docs.length > limit && last ? encodeCursor(last, order.field) : undefined,
    read: docs.length,
  };
}

/** Limits of a page that is filled by filtering the documents of a query. */
export interface MatchOptions {
  limit: number;
  cursor?: string | undefined;
  /** Maximum number of document reads. */
  maxReads: number;
}

/** Documents that a further read of `readMatching` asks for at least, so that a page needs few reads one after the other. */
const minBatch = 12;

/**
 * Fills a page with documents that match a condition no query can express. Stops after `maxReads` documents; the cursor then points to the
 * rest.
 */
export async function readMatching(
  query: Query,
  order: SortOrder,
  { limit, cursor, maxReads }: MatchOptions,
  matches: (snapshot: QueryDocumentSnapshot) => boolean,
): Promise<Page> {
  const documents: QueryDocumentSnapshot[] = [];
  let position = cursor;
  let count = 0;
  // A page reads one document more than it returns, to know whether there are more.
  for (let left = maxReads; left > 1 && documents.length < limit; ) {
    const wanted = limit - documents.length;
    const size = Math.min(count === 0 ? wanted : Math.max(wanted, minBatch), left - 1);
    const read = await readPage(query, order, size, position);
    const matching = read.documents.filter(matches);
    documents.push(...matching.slice(0, wanted));
    count += read.read;
    left -= size + 1;
    const last = documents.at(-1);
    if (matching.length > wanted && last) {
      return { documents, nextCursor: encodeCursor(last, order.field), read: count };
    }
    position = read.nextCursor;
    if (!position) break;
  }
  return { documents, nextCursor: position, read: count };
}

import {
  type DocumentSnapshot,
  FieldPath,
  type Query,
  type QueryDocumentSnapshot,
} from "firebase-admin/firestore";
import * as z from "zod/mini";
import { parseDocument } from "../firestore/document.ts";

/** Number of documents that are read at once. */
const pageSize = 100;

/** Maximum number of documents of one collection in a copy; what is beyond is asked for from customer service. */
const maxCopied = 5000;

export type Copied = Record<string, unknown>;

export const isRecord = (value: unknown): value is Copied =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The part of a value at a path, within the objects that lead to it; undefined when there is none. */
function pickPath(value: unknown, [name, ...rest]: readonly string[]): unknown {
  if (name === undefined) return value;
  const inner = isRecord(value) ? pickPath(value[name], rest) : undefined;
  return inner === undefined ? undefined : { [name]: inner };
}

function merge(one: Copied, other: Copied): Copied {
  const merged = { ...one };
  for (const [name, value] of Object.entries(other)) {
    const before = merged[name];
    merged[name] = isRecord(before) && isRecord(value) ? merge(before, value) : value;
  }
  return merged;
}

/** The listed fields of a document, as paths; timestamps as ISO 8601. Fields that are not listed are left out. */
export function pickFields(document: unknown, fields: readonly string[]): Copied {
  return fields
    .map((field) => pickPath(document, field.split(".")))
    .filter(isRecord)
    .reduce(merge, {});
}

const AnyDocument = z.record(z.string(), z.unknown());

/** A stored document with its id, as it is copied. */
export const toPlain = (snapshot: DocumentSnapshot): Copied => parseDocument(AnyDocument, snapshot) ?? {};

/** Iterates over the documents of a query that is sorted by ids, at most `maxCopied` of them. */
export async function* iterateFound(query: Query): AsyncGenerator<QueryDocumentSnapshot[]> {
  let after: QueryDocumentSnapshot | undefined;
  for (let left = maxCopied; left > 0; ) {
    const size = Math.min(pageSize, left);
    const { docs } = await (after ? query.startAfter(after) : query).limit(size).get();
    if (docs.length > 0) yield docs;
    after = docs.at(-1);
    left -= docs.length;
    if (docs.length < size) return;
  }
}

/** As `iterateFound`, of a query without an order. */
export const iteratePages = (query: Query): AsyncGenerator<QueryDocumentSnapshot[]> =>
  iterateFound(query.orderBy(FieldPath.documentId()));

import { project, type StoredDocument } from "../documents/document.ts";
import type { Snapshot } from "../snapshot.ts";
import { findNearest } from "./find-nearest.ts";
import type { PreparedQuery } from "./prepared-query.ts";
import { type Entry, findFirstPosition, sortEntries } from "./sorted-documents.ts";

/** Collections of at least this size use a cached sorted list; smaller ones are filtered and sorted. */
const minIndexedSize = 64;

/** The results of a query: whole documents, in order. */
export function runQuery(prepared: PreparedQuery, snapshot: Snapshot): StoredDocument[] {
  if (prepared.query.nearest)
    return findNearest(runOrdered(prepared, snapshot, undefined), prepared.query.nearest);
  return runOrdered(prepared, snapshot, prepared.query.limit);
}

function runOrdered(
  prepared: PreparedQuery,
  snapshot: Snapshot,
  limit: number | undefined,
): StoredDocument[] {
  const { scope, offset } = prepared.query;
  const extent = snapshot.indexedCollection(scope);
  if (limit === 0) return [];
  if (extent && extent.size >= minIndexedSize) {
    return collectRange(prepared, extent.sorted(prepared.sorting).entries, limit);
  }
  const passing = [...snapshot.documents(scope)].filter(prepared.matches);
  const entries = sortEntries(prepared.sorting, passing);
  const end = limit === undefined ? undefined : offset + limit;
  return entries.slice(offset, end).map(({ document }) => document);
}

function collectRange(
  prepared: PreparedQuery,
  entries: readonly Entry[],
  limit: number | undefined,
): StoredDocument[] {
  const found: StoredDocument[] = [];
  let skip = prepared.query.offset;
  const start = findFirstPosition(entries, (entry) => prepared.locate(entry) >= 0);
  for (let at = start; at < entries.length; at++) {
    const entry = entries[at];
    if (!entry || prepared.locate(entry) > 0) break;
    if (!prepared.passes(entry.document)) continue;
    if (skip-- > 0) continue;
    found.push(entry.document);
    if (found.length === limit) break;
  }
  return found;
}

/** The document with only the fields that the query's projection selects. */
export function applyProjection(prepared: PreparedQuery, document: StoredDocument): StoredDocument {
  const { select } = prepared.query;
  return select ? { ...document, fields: project(document.fields, select) } : document;
}

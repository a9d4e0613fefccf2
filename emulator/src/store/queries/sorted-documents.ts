import { compareValues } from "../documents/compare.ts";
import { type Change, readField, type StoredDocument } from "../documents/document.ts";
import { type FieldPath, formatFieldPath } from "../documents/field-path.ts";
import { comparePaths } from "../documents/path.ts";
import type { Value } from "../documents/value.ts";

/** The fields that documents are sorted by; the document name is the last criterion. */
export interface Sorting {
  readonly columns: readonly { readonly path: FieldPath; readonly descending: boolean }[];
  readonly nameDescending: boolean;
}

/** A document with its sort keys. */
export interface Entry {
  readonly document: StoredDocument;
  readonly keys: readonly Value[];
}

/** A string that is equal for equal sortings. */
export function toSortingKey(sorting: Sorting): string {
  const columns = sorting.columns.map(
    (column) => `${formatFieldPath(column.path)} ${column.descending ? "desc" : "asc"}`,
  );
  return [...columns, sorting.nameDescending ? "desc" : "asc"].join(",");
}

/** The document with its sort keys, or undefined when it lacks one of the fields. */
export function toEntry(sorting: Sorting, document: StoredDocument): Entry | undefined {
  const keys: Value[] = [];
  for (const column of sorting.columns) {
    const value = readField(document.fields, column.path);
    if (value === undefined) return undefined;
    keys.push(value);
  }
  return { document, keys };
}

/** Compares two entries of the same sorting. */
export function compareEntries(sorting: Sorting, a: Entry, b: Entry): number {
  for (const [index, column] of sorting.columns.entries()) {
    const keyA = a.keys[index];
    const keyB = b.keys[index];
    if (keyA === undefined || keyB === undefined) continue;
    const order = compareValues(keyA, keyB);
    if (order !== 0) return column.descending ? -order : order;
  }
  const order = comparePaths(a.document.path, b.document.path);
  return sorting.nameDescending ? -order : order;
}

/** The sorted entries of the documents that have every field. */
export function sortEntries(sorting: Sorting, documents: Iterable<StoredDocument>): Entry[] {
  const entries: Entry[] = [];
  for (const document of documents) {
    const entry = toEntry(sorting, document);
    if (entry) entries.push(entry);
  }
  return entries.sort((a, b) => compareEntries(sorting, a, b));
}

/** The first position at which `reached` is true; it must be false before that position and true from there on. */
export function findFirstPosition(entries: readonly Entry[], reached: (entry: Entry) => boolean): number {
  let low = 0;
  let high = entries.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    const entry = entries[middle];
    if (entry && reached(entry)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** A sorted list that applies document changes when it is next read. */
export class SortedDocuments {
  readonly #sorting: Sorting;
  readonly #entries: Entry[];
  #pending: Change[] = [];

  constructor(sorting: Sorting, documents: Iterable<StoredDocument>) {
    this.#sorting = sorting;
    this.#entries = sortEntries(sorting, documents);
  }

  /** Queues a change; returns false when the queue is so long that sorting from scratch is cheaper. */
  addChange(change: Change): boolean {
    this.#pending.push(change);
    return this.#pending.length < 64 + this.#entries.length / 8;
  }

  /** The entries in order, after applying the queued changes. */
  get entries(): readonly Entry[] {
    for (const change of this.#pending) this.#apply(change);
    this.#pending = [];
    return this.#entries;
  }

  #apply({ before, after }: Change): void {
    const old = before && toEntry(this.#sorting, before);
    if (old) this.#entries.splice(this.#positionOf(old), 1);
    const fresh = after && toEntry(this.#sorting, after);
    if (fresh) this.#entries.splice(this.#positionOf(fresh), 0, fresh);
  }

  #positionOf(entry: Entry): number {
    return findFirstPosition(this.#entries, (other) => compareEntries(this.#sorting, other, entry) >= 0);
  }
}

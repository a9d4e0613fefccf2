import { invalidArgument } from "../../shared/rpc-error.ts";
import { compareValues, typeOrder } from "../documents/compare.ts";
import type { StoredDocument } from "../documents/document.ts";
import { type FieldPath, formatFieldPath, isNamePath } from "../documents/field-path.ts";
import { comparePaths } from "../documents/path.ts";
import { nullValue, type Value } from "../documents/value.ts";
import { checkFilter } from "./disjunctions.ts";
import { compileFilter, type DocumentPredicate, isComparable } from "./filter.ts";
import { normalizeOrders } from "./order-by.ts";
import {
  type Cursor,
  type FieldFilter,
  getRequiredFilters,
  type LeafFilter,
  type OrderBy,
  type Query,
} from "./query.ts";
import { isInScope } from "./scope.ts";
import { type Entry, type Sorting, toEntry } from "./sorted-documents.ts";

/** A validated query that can run against any snapshot. */
export interface PreparedQuery {
  readonly query: Query;
  readonly orders: readonly OrderBy[];
  readonly sorting: Sorting;
  /** Tests scope and filter, but not the presence of the ordered fields or the cursors. */
  readonly passes: DocumentPredicate;
  /** −1 when the entry lies before the range of the sorted list that can contain results, 1 after it, 0 within. */
  readonly locate: (entry: Entry) => number;
  /** Whether the document is a result when offset and limit are ignored. */
  readonly matches: DocumentPredicate;
}

/**
 * Validates a query and computes how to run it.
 * @throws RpcError when Firestore does not support the query
 */
export function prepareQuery(query: Query): PreparedQuery {
  if (query.offset < 0) throw invalidArgument("offset is negative");
  if (query.limit !== undefined && query.limit < 0) throw invalidArgument("limit is negative");
  checkFilter(query.where);
  const orders = normalizeOrders(query);
  checkCursor(query, query.startAt);
  checkCursor(query, query.endAt);
  const required = getRequiredFilters(query.where);
  const equalities = findEqualities(required);
  const sorting = toSorting(equalities, orders);
  const filter = compileFilter(query.where);
  const passes: DocumentPredicate = (document) => isInScope(query.scope, document.path) && filter(document);
  const locate = createLocator({ query, orders, sorting, equalities, required });
  const matches = (document: StoredDocument) => {
    if (!passes(document)) return false;
    const entry = toEntry(sorting, document);
    return entry !== undefined && locate(entry) === 0;
  };
  return { query, orders, sorting, passes, locate, matches };
}

interface Equality {
  readonly text: string;
  readonly field: FieldPath;
  readonly value: Value;
}

function findEqualities(required: readonly LeafFilter[]): Equality[] {
  const found = new Map<string, Equality>();
  for (const leaf of required) {
    const value = findConstant(leaf);
    const text = formatFieldPath(leaf.field);
    if (value && !isNamePath(leaf.field)) found.set(text, { text, field: leaf.field, value });
  }
  return [...found.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}

function findConstant(leaf: LeafFilter): Value | undefined {
  if (leaf.op === "is-null") return nullValue;
  if (leaf.op === "is-nan") return { type: "double", value: Number.NaN };
  return leaf.op === "==" && "value" in leaf && isComparable(leaf.value) ? leaf.value : undefined;
}

function toSorting(equalities: readonly Equality[], orders: readonly OrderBy[]): Sorting {
  const fixed = new Set(equalities.map(({ text }) => text));
  const free = orders.filter(({ field }) => !isNamePath(field) && !fixed.has(formatFieldPath(field)));
  return {
    columns: [
      ...equalities.map(({ field }) => ({ path: field, descending: false })),
      ...free.map(({ field, descending }) => ({ path: field, descending })),
    ],
    nameDescending: orders.at(-1)?.descending ?? false,
  };
}

function checkCursor(query: Query, cursor: Cursor | undefined): void {
  if (!cursor) return;
  if (cursor.values.length > query.orders.length) throw invalidArgument("Cursor has too many values.");
  for (const [index, value] of cursor.values.entries()) {
    const order = query.orders[index];
    if (order && isNamePath(order.field) && value.type !== "reference") {
      throw invalidArgument("Cursor __key__ value is not a document reference.");
    }
  }
}

interface Parts {
  readonly query: Query;
  readonly orders: readonly OrderBy[];
  readonly sorting: Sorting;
  readonly equalities: readonly Equality[];
  readonly required: readonly LeafFilter[];
}

function createLocator({ query, orders, sorting, equalities, required }: Parts): (entry: Entry) => number {
  const range = createRangeLocator(sorting, equalities.length, required);
  const compareCursor = createCursorComparator(orders, sorting);
  return (entry) =>
    compareWithEqualities(entry, equalities) ||
    range(entry) ||
    compareWithCursors(entry, query, compareCursor);
}

function compareWithEqualities(entry: Entry, equalities: readonly Equality[]): number {
  for (const [index, { value }] of equalities.entries()) {
    const key = entry.keys[index];
    const order = key ? compareValues(key, value) : 0;
    if (order !== 0) return order;
  }
  return 0;
}

type CursorComparator = (entry: Entry, cursor: Cursor) => number;

function compareWithCursors(
  entry: Entry,
  { startAt, endAt }: Query,
  compareCursor: CursorComparator,
): number {
  if (startAt) {
    const order = compareCursor(entry, startAt);
    if (order < 0 || (order === 0 && !startAt.before)) return -1;
  }
  if (endAt) {
    const order = compareCursor(entry, endAt);
    if (order > 0 || (order === 0 && endAt.before)) return 1;
  }
  return 0;
}

type Range = FieldFilter & { readonly op: "<" | "<=" | ">" | ">=" };

/** Creates a function that compares an entry's position with the range filters on the first free column of the sorting. */
function createRangeLocator(
  sorting: Sorting,
  first: number,
  required: readonly LeafFilter[],
): (entry: Entry) => number {
  const column = sorting.columns[first];
  const wanted = column ? formatFieldPath(column.path) : "__name__";
  const descending = column ? column.descending : sorting.nameDescending;
  const ranges = required.filter((leaf): leaf is Range => {
    return isRange(leaf) && formatFieldPath(leaf.field) === wanted;
  });
  return (entry) => {
    for (const { op, value } of ranges) {
      const side = getSideOfRange(op, compareWithOperand(entry, column && entry.keys[first], value));
      if (side !== 0) return descending ? -side : side;
    }
    return 0;
  };
}

function isRange(leaf: LeafFilter): leaf is Range {
  return leaf.op === "<" || leaf.op === "<=" || leaf.op === ">" || leaf.op === ">=";
}

interface Comparison {
  readonly order: number;
  readonly sameType: boolean;
}

function compareWithOperand(entry: Entry, key: Value | undefined, operand: Value): Comparison {
  if (key) return { order: compareValues(key, operand), sameType: typeOrder(key) === typeOrder(operand) };
  const order = operand.type === "reference" ? comparePaths(entry.document.path, operand.path) : 0;
  return { order, sameType: true };
}

function getSideOfRange(op: Range["op"], { order, sameType }: Comparison): number {
  if (!sameType) return order;
  if (op === ">" || op === ">=") return order < 0 || (order === 0 && op === ">") ? -1 : 0;
  return order > 0 || (order === 0 && op === "<") ? 1 : 0;
}

/** Creates a function that compares an entry with a cursor: negative when the entry precedes it. */
function createCursorComparator(orders: readonly OrderBy[], sorting: Sorting): CursorComparator {
  const texts = sorting.columns.map(({ path }) => formatFieldPath(path));
  const columnOf = orders.map(({ field }) => texts.indexOf(formatFieldPath(field)));
  return (entry, cursor) => {
    for (const [index, value] of cursor.values.entries()) {
      const key = entry.keys[columnOf[index] ?? -1];
      const { order } = compareWithOperand(entry, key, value);
      if (order !== 0) return orders[index]?.descending ? -order : order;
    }
    return 0;
  };
}

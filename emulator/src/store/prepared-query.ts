import { invalid } from "../failure.ts";
import { compareValues, rankOf } from "./compare.ts";
import { checkFilter } from "./disjunctions.ts";
import type { StoredDocument } from "./document.ts";
import { type FieldPath, formatFieldPath, isNamePath } from "./field-path.ts";
import { compileFilter, isComparable, type Test } from "./filter.ts";
import { fullOrders } from "./orders.ts";
import { comparePaths } from "./path.ts";
import {
  type Cursor,
  type FieldFilter,
  type LeafFilter,
  type Order,
  type Query,
  requiredLeaves,
} from "./query.ts";
import { inScope } from "./scope.ts";
import { type Entry, entryOf, type Sorting } from "./sorted-documents.ts";
import { nullValue, type Value } from "./value.ts";

/** A query checked and made ready to run against any view. */
export interface PreparedQuery {
  readonly query: Query;
  readonly orders: readonly Order[];
  readonly sorting: Sorting;
  /** Scope and filter, without the order's fields and the cursors. */
  readonly passes: Test;
  /** −1 before the part of the sorted list that can hold results, 1 after it, 0 within. */
  readonly locate: (entry: Entry) => number;
  /** Whether the document would be a result if there were no offset and limit. */
  readonly matches: Test;
}

/** Checks a query and works out how to run it. */
export function prepareQuery(query: Query): PreparedQuery {
  if (query.offset < 0) throw invalid("offset is negative");
  if (query.limit !== undefined && query.limit < 0) throw invalid("limit is negative");
  checkFilter(query.where);
  const orders = fullOrders(query);
  checkCursor(query, query.startAt);
  checkCursor(query, query.endAt);
  const required = requiredLeaves(query.where);
  const equalities = equalitiesOf(required);
  const sorting = sortingOf(equalities, orders);
  const filter = compileFilter(query.where);
  const passes: Test = (document) => inScope(query.scope, document.path) && filter(document);
  const locate = locator({ query, orders, sorting, equalities, required });
  const matches = (document: StoredDocument) => {
    if (!passes(document)) return false;
    const entry = entryOf(sorting, document);
    return entry !== undefined && locate(entry) === 0;
  };
  return { query, orders, sorting, passes, locate, matches };
}

interface Equality {
  readonly text: string;
  readonly field: FieldPath;
  readonly value: Value;
}

function equalitiesOf(required: readonly LeafFilter[]): Equality[] {
  const found = new Map<string, Equality>();
  for (const leaf of required) {
    const value = constantOf(leaf);
    const text = formatFieldPath(leaf.field);
    if (value && !isNamePath(leaf.field)) found.set(text, { text, field: leaf.field, value });
  }
  return [...found.values()].sort((a, b) => (a.text < b.text ? -1 : 1));
}

function constantOf(leaf: LeafFilter): Value | undefined {
  if (leaf.op === "is-null") return nullValue;
  if (leaf.op === "is-nan") return { type: "double", value: Number.NaN };
  return leaf.op === "==" && "value" in leaf && isComparable(leaf.value) ? leaf.value : undefined;
}

function sortingOf(equalities: readonly Equality[], orders: readonly Order[]): Sorting {
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
  if (cursor.values.length > query.orders.length) throw invalid("Cursor has too many values.");
  for (const [index, value] of cursor.values.entries()) {
    const order = query.orders[index];
    if (order && isNamePath(order.field) && value.type !== "reference") {
      throw invalid("Cursor __key__ value is not a document reference.");
    }
  }
}

interface Parts {
  readonly query: Query;
  readonly orders: readonly Order[];
  readonly sorting: Sorting;
  readonly equalities: readonly Equality[];
  readonly required: readonly LeafFilter[];
}

function locator({ query, orders, sorting, equalities, required }: Parts): (entry: Entry) => number {
  const range = rangeLocator(sorting, equalities.length, required);
  const place = cursorPlacer(orders, sorting);
  return (entry) => atEqualities(entry, equalities) || range(entry) || atCursors(entry, query, place);
}

function atEqualities(entry: Entry, equalities: readonly Equality[]): number {
  for (const [index, { value }] of equalities.entries()) {
    const key = entry.keys[index];
    const order = key ? compareValues(key, value) : 0;
    if (order !== 0) return order;
  }
  return 0;
}

type Placer = (entry: Entry, cursor: Cursor) => number;

function atCursors(entry: Entry, { startAt, endAt }: Query, place: Placer): number {
  if (startAt) {
    const order = place(entry, startAt);
    if (order < 0 || (order === 0 && !startAt.before)) return -1;
  }
  if (endAt) {
    const order = place(entry, endAt);
    if (order > 0 || (order === 0 && endAt.before)) return 1;
  }
  return 0;
}

type Range = FieldFilter & { readonly op: "<" | "<=" | ">" | ">=" };

/** Where an entry lies against the range filters on the first field that the list is sorted by. */
function rangeLocator(
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
      const side = sideOf(op, orderAgainst(entry, column && entry.keys[first], value));
      if (side !== 0) return descending ? -side : side;
    }
    return 0;
  };
}

function isRange(leaf: LeafFilter): leaf is Range {
  return leaf.op === "<" || leaf.op === "<=" || leaf.op === ">" || leaf.op === ">=";
}

interface Against {
  readonly order: number;
  readonly sameType: boolean;
}

function orderAgainst(entry: Entry, key: Value | undefined, operand: Value): Against {
  if (key) return { order: compareValues(key, operand), sameType: rankOf(key) === rankOf(operand) };
  const order = operand.type === "reference" ? comparePaths(entry.document.path, operand.path) : 0;
  return { order, sameType: true };
}

function sideOf(op: Range["op"], { order, sameType }: Against): number {
  if (!sameType) return order;
  if (op === ">" || op === ">=") return order < 0 || (order === 0 && op === ">") ? -1 : 0;
  return order > 0 || (order === 0 && op === "<") ? 1 : 0;
}

/** How an entry compares with a cursor: negative when it comes first. */
function cursorPlacer(orders: readonly Order[], sorting: Sorting): Placer {
  const texts = sorting.columns.map(({ path }) => formatFieldPath(path));
  const columnOf = orders.map(({ field }) => texts.indexOf(formatFieldPath(field)));
  return (entry, cursor) => {
    for (const [index, value] of cursor.values.entries()) {
      const key = entry.keys[columnOf[index] ?? -1];
      const { order } = orderAgainst(entry, key, value);
      if (order !== 0) return orders[index]?.descending ? -order : order;
    }
    return 0;
  };
}

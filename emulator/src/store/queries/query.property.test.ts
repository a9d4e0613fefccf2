import fc from "fast-check";
import { expect, test } from "vitest";
import { buildQuery, commit, emptyDatabase, put, remove } from "../../testing/databases.ts";
import { array, double, int, nil, str } from "../../testing/values.ts";
import { compareValues, typeOrder } from "../documents/compare.ts";
import { readField, type StoredDocument } from "../documents/document.ts";
import { comparePaths } from "../documents/path.ts";
import { isNaNValue, type Value } from "../documents/value.ts";
import type { Write } from "../write.ts";
import { normalizeOrders } from "./order-by.ts";
import { prepareQuery } from "./prepared-query.ts";
import type { Cursor, Filter, LeafFilter, OrderBy, Query } from "./query.ts";
import { runQuery } from "./run-query.ts";

const scalar = fc.constantFrom<Value>(
  nil,
  int(0),
  int(1),
  double(1),
  int(2),
  double(2.5),
  double(Number.NaN),
  str("a"),
  str("b"),
);
const value = fc.oneof(
  { weight: 5, arbitrary: scalar },
  fc.array(scalar, { maxLength: 3 }).map((values) => array(...values)),
);
const fieldName = fc.constantFrom("a", "b", "c");
const document = fc.dictionary(fieldName, value, { maxKeys: 3 });

const leaf: fc.Arbitrary<LeafFilter> = fc.oneof(
  fc.record({
    op: fc.constantFrom("==", "==", "<", "<=", ">", ">="),
    field: fieldName.map((name) => [name]),
    value: scalar,
  }),
  fc.record({
    op: fc.constant("in"),
    field: fieldName.map((name) => [name]),
    value: fc.array(scalar, { minLength: 1, maxLength: 3 }).map((values) => array(...values)),
  }),
  fc.record({ op: fc.constantFrom("is-null", "is-nan"), field: fieldName.map((name) => [name]) }),
);
const single: fc.Arbitrary<LeafFilter> = fc.oneof(
  leaf,
  fc.record({
    op: fc.constantFrom("!=", "array-contains"),
    field: fieldName.map((name) => [name]),
    value: scalar,
  }),
  fc.record({ op: fc.constantFrom("is-not-null", "is-not-nan"), field: fieldName.map((name) => [name]) }),
);
const filter: fc.Arbitrary<Filter | undefined> = fc.oneof(
  fc.constant(undefined),
  single,
  fc.tuple(single, leaf).map((filters) => ({ op: "and", filters }) as const),
  fc
    .tuple(single, leaf, leaf)
    .map(([a, b, c]) => ({ op: "and", filters: [a, { op: "or", filters: [b, c] }] }) as const),
  fc.tuple(single, leaf).map((filters) => ({ op: "or", filters }) as const),
);
const orders: fc.Arbitrary<OrderBy[]> = fc.uniqueArray(
  fc.record({ field: fieldName.map((name) => [name]), descending: fc.boolean() }),
  { maxLength: 2, selector: ({ field }) => field[0] },
);
const query: fc.Arbitrary<Query> = fc
  .record({
    where: filter,
    orders,
    offset: fc.constantFrom(0, 0, 2),
    limit: fc.constantFrom(undefined, 1, 5),
    start: fc.option(fc.record({ values: fc.array(scalar, { maxLength: 2 }), before: fc.boolean() }), {
      nil: undefined,
    }),
    end: fc.option(fc.record({ values: fc.array(scalar, { maxLength: 2 }), before: fc.boolean() }), {
      nil: undefined,
    }),
  })
  .map(({ start, end, ...rest }) => {
    const cut = (cursor: Cursor | undefined) =>
      cursor && { ...cursor, values: cursor.values.slice(0, rest.orders.length) };
    return buildQuery("c", { ...rest, startAt: cut(start), endAt: cut(end) });
  });

function keeps(test: Filter, document: StoredDocument): boolean {
  if ("filters" in test) {
    const results = test.filters.map((one) => keeps(one, document));
    return test.op === "and" ? results.every(Boolean) : results.some(Boolean);
  }
  const stored = readField(document.fields, test.field);
  return stored !== undefined && keepsValue(test, stored);
}

function keepsValue(test: LeafFilter, stored: Value): boolean {
  const isNull = stored.type === "null";
  if (test.op === "is-null") return isNull;
  if (test.op === "is-not-null") return !isNull;
  if (test.op === "is-nan") return isNaNValue(stored);
  if (test.op === "is-not-nan") return !isNull && !isNaNValue(stored);
  if (!("value" in test)) return false;
  const hopeless = (operand: Value) => operand.type === "null" || isNaNValue(operand);
  const equals = (a: Value, b: Value) => !hopeless(b) && compareValues(a, b) === 0;
  const { value: operand } = test;
  if (test.op === "==") return equals(stored, operand);
  if (test.op === "in")
    return operand.type === "array" && operand.values.some((item) => equals(stored, item));
  if (test.op === "array-contains")
    return stored.type === "array" && stored.values.some((item) => equals(item, operand));
  if (test.op === "!=") return operand.type !== "null" && !isNull && !equals(stored, operand);
  if (hopeless(operand) || isNaNValue(stored) || typeOrder(stored) !== typeOrder(operand)) return false;
  const order = compareValues(stored, operand);
  return { "<": order < 0, "<=": order <= 0, ">": order > 0, ">=": order >= 0 }[String(test.op)] ?? false;
}

/** A naive implementation of queries that serves as their specification. */
function bruteForce(asked: Query, documents: readonly StoredDocument[]): string[] {
  const all = normalizeOrders(asked).slice(0, -1);
  const last = normalizeOrders(asked).at(-1);
  const at = (document: StoredDocument, order: OrderBy) => readField(document.fields, order.field) ?? nil;
  const against = (document: StoredDocument, cursor: Cursor) => {
    for (const [index, bound] of cursor.values.entries()) {
      const order = all[index];
      const compared = order ? compareValues(at(document, order), bound) : 0;
      if (compared !== 0) return order?.descending ? -compared : compared;
    }
    return 0;
  };
  const { startAt, endAt, offset, limit } = asked;
  return documents
    .filter((document) => !asked.where || keeps(asked.where, document))
    .filter((document) => all.every(({ field }) => readField(document.fields, field) !== undefined))
    .filter((document) => !startAt || against(document, startAt) >= (startAt.before ? 0 : Number.MIN_VALUE))
    .filter((document) => !endAt || against(document, endAt) <= (endAt.before ? -Number.MIN_VALUE : 0))
    .sort((a, b) => {
      for (const order of all) {
        const compared = compareValues(at(a, order), at(b, order));
        if (compared !== 0) return order.descending ? -compared : compared;
      }
      return comparePaths(a.path, b.path) * (last?.descending ? -1 : 1);
    })
    .slice(offset, limit === undefined ? undefined : offset + limit)
    .map(({ key }) => key);
}

const idOf = (index: number) => `c/d${String(index).padStart(3, "0")}`;

test.each([
  ["few documents, sorted for each query", 20],
  ["many documents, in kept lists", 120],
])("the results are those of a plain filter and sort: %s", (_, size) => {
  const writes = fc.array(fc.tuple(fc.nat(size - 1), fc.option(document)), { maxLength: 30 });
  fc.assert(
    fc.property(
      fc.array(document, { minLength: size, maxLength: size }),
      fc.array(query, { minLength: 1, maxLength: 6 }),
      writes,
      (documents, queries, later) => {
        const database = emptyDatabase();
        commit(database, ...documents.map((fields, index) => put(idOf(index), fields)));
        const check = () => {
          const stored = [...database.documents(buildQuery("c").scope)];
          for (const asked of queries) {
            const found = runQuery(prepareQuery(asked), database).map(({ key }) => key);
            expect(found).toEqual(bruteForce(asked, stored));
          }
        };
        check();
        // The sorted lists that the first check created must be updated by these writes.
        const moment = database.time;
        for (const [index, fields] of later) {
          const write: Write = fields ? put(idOf(index), fields) : remove(idOf(index));
          commit(database, write);
        }
        check();
        const past = database.checkedSnapshotAt(moment);
        const before = [...past.documents(buildQuery("c").scope)];
        expect(before).toHaveLength(size);
        for (const asked of queries) {
          expect(runQuery(prepareQuery(asked), past).map(({ key }) => key)).toEqual(
            bruteForce(asked, before),
          );
        }
      },
    ),
    { numRuns: size > 64 ? 150 : 400 },
  );
});

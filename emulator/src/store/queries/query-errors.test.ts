import { describe, expect, test } from "vitest";
import { buildQuery } from "../../testing/databases.ts";
import { array, int, str } from "../../testing/values.ts";
import type { Value } from "../documents/value.ts";
import { prepareQuery } from "./prepared-query.ts";
import type { Cursor, FieldOperator, Filter, OrderBy, Query } from "./query.ts";

const where = (op: FieldOperator, value: Value, field = "f"): Filter => ({ op, field: [field], value });
const unary = (op: "is-null" | "is-nan" | "is-not-null" | "is-not-nan"): Filter => ({ op, field: ["f"] });
const both = (...filters: Filter[]): Filter => ({ op: "and", filters });
const either = (...filters: Filter[]): Filter => ({ op: "or", filters });
const asc = (field: string): OrderBy => ({ field: [field], descending: false });
const desc = (field: string): OrderBy => ({ field: [field], descending: true });

describe("what is rejected", () => {
  const many = (count: number) => array(...Array.from({ length: count }, (_, index) => int(index)));
  const cursor: Cursor = { before: true, values: [int(1), int(2)] };
  test.each<[string, Partial<Query>, string, string]>([
    [
      "an empty list",
      { where: where("in", array()) },
      "INVALID_ARGUMENT",
      "'IN' requires an non-empty ArrayValue.",
    ],
    ["31 elements", { where: where("in", many(31)) }, "INVALID_ARGUMENT", "30"],
    ["11 excluded", { where: where("not-in", many(11)) }, "INVALID_ARGUMENT", "10"],
    [
      "two negations",
      { where: both(where("!=", int(1)), unary("is-not-null")) },
      "INVALID_ARGUMENT",
      "NOT_EQUAL",
    ],
    [
      "not-in beside in",
      { where: both(where("not-in", many(2)), where("in", many(2), "g")) },
      "INVALID_ARGUMENT",
      "NOT_IN",
    ],
    [
      "not-in beside OR",
      { where: both(where("not-in", many(2)), either(where("==", int(1)), where("==", int(2)))) },
      "INVALID_ARGUMENT",
      "NOT_IN",
    ],
    [
      "two array-contains",
      { where: both(where("array-contains", int(1)), where("array-contains", int(2))) },
      "FAILED_PRECONDITION",
      "Only a single array-contains clause is allowed in a query",
    ],
    [
      "6 × 6 disjunctions",
      { where: both(where("in", many(6)), where("in", many(6), "g")) },
      "INVALID_ARGUMENT",
      "Too many disjunctions after normalization.",
    ],
    [
      "a name that is no reference",
      { where: where("==", str("x"), "__name__") },
      "INVALID_ARGUMENT",
      "__key__ filter value must be a Key",
    ],
    [
      "a field ordered twice",
      { orders: [asc("a"), desc("a")] },
      "INVALID_ARGUMENT",
      "order by clause cannot contain duplicate fields a",
    ],
    [
      "a field after the name",
      { orders: [asc("__name__"), asc("a")] },
      "INVALID_ARGUMENT",
      "order by clause cannot contain more fields after the key",
    ],
    [
      "an implicit field after the name",
      { orders: [asc("__name__")], where: where(">", int(1)) },
      "INVALID_ARGUMENT",
      "after the key",
    ],
    ["names backwards alone", { orders: [desc("__name__")] }, "FAILED_PRECONDITION", "descending key scans"],
    [
      "too many cursor values",
      { orders: [asc("a")], startAt: cursor },
      "INVALID_ARGUMENT",
      "Cursor has too many values.",
    ],
    [
      "a cursor name that is no reference",
      { orders: [asc("__name__")], endAt: { before: true, values: [int(1)] } },
      "INVALID_ARGUMENT",
      "Cursor __key__ value is not a document reference.",
    ],
    ["a negative limit", { limit: -1 }, "INVALID_ARGUMENT", "limit is negative"],
    ["a negative offset", { offset: -1 }, "INVALID_ARGUMENT", "offset is negative"],
  ])("%s", (_, rest, code, message) => {
    expect(() => prepareQuery(buildQuery("v", rest))).toThrow(
      expect.objectContaining({ code, message: expect.stringContaining(message) }),
    );
  });
});

import { describe, expect, test } from "vitest";
import { buildQuery, commit, emptyDatabase, put } from "../../testing/databases.ts";
import { array, bool, double, int, map, nil, ref, str, vector } from "../../testing/values.ts";
import type { Value } from "../documents/value.ts";
import { prepareQuery } from "./prepared-query.ts";
import type { Cursor, FieldOperator, Filter, OrderBy, Query } from "./query.ts";
import { runQuery } from "./run-query.ts";

const market = emptyDatabase();
commit(
  market,
  put("v/nothing", {}),
  put("v/null", { f: nil }),
  put("v/true", { f: bool(true) }),
  put("v/nan", { f: double(Number.NaN) }),
  put("v/one", { f: int(1), g: int(9) }),
  put("v/oneDouble", { f: double(1), g: int(8) }),
  put("v/two", { f: int(2), g: int(9) }),
  put("v/text", { f: str("a") }),
  put("v/list", { f: array(int(1), str("a"), nil, double(Number.NaN)) }),
  put("v/map", { f: map({ x: int(1) }) }),
  put("v/one/v/deep", { f: int(1) }),
  put("other/x/v/deep", { f: int(1) }),
);

const where = (op: FieldOperator, value: Value, field = "f"): Filter => ({ op, field: [field], value });
const unary = (op: "is-null" | "is-nan" | "is-not-null" | "is-not-nan"): Filter => ({ op, field: ["f"] });
const both = (...filters: Filter[]): Filter => ({ op: "and", filters });
const either = (...filters: Filter[]): Filter => ({ op: "or", filters });
const asc = (field: string): OrderBy => ({ field: [field], descending: false });
const desc = (field: string): OrderBy => ({ field: [field], descending: true });

function ids(rest: Partial<Query>): string[] {
  return runQuery(prepareQuery(buildQuery("v", rest)), market).map(({ path }) => path.at(-1) ?? "");
}

describe("filters", () => {
  const nan = double(Number.NaN);
  test.each<[string, Filter, string[]]>([
    ["== 1", where("==", int(1)), ["one", "oneDouble"]],
    ["== null matches nothing", where("==", nil), []],
    ["== NaN matches nothing", where("==", nan), []],
    ["== a map", where("==", map({ x: double(1) })), ["map"]],
    ["< 2 keeps numbers only and no NaN", where("<", int(2)), ["one", "oneDouble"]],
    ["<= 2", where("<=", int(2)), ["one", "oneDouble", "two"]],
    ["> 1", where(">", int(1)), ["two"]],
    [">= NaN matches nothing", where(">=", nan), []],
    ["> null matches nothing", where(">", nil), []],
    [">= false keeps booleans only", where(">=", bool(false)), ["true"]],
    [
      "!= 1 keeps NaN, drops null and missing",
      where("!=", int(1)),
      ["true", "nan", "two", "text", "list", "map"].sort(),
    ],
    ["!= NaN keeps NaN", where("!=", nan), ["list", "map", "nan", "one", "oneDouble", "text", "true", "two"]],
    ["!= null matches nothing", where("!=", nil), []],
    ["in", where("in", array(int(1), nil, nan, str("a"))), ["one", "oneDouble", "text"]],
    ["not-in", where("not-in", array(int(1), str("a"))), ["list", "map", "nan", "true", "two"]],
    ["not-in with null matches nothing", where("not-in", array(int(1), nil)), []],
    [
      "not-in with NaN excludes nothing by it",
      where("not-in", array(nan, int(2))),
      ["list", "map", "nan", "one", "oneDouble", "text", "true"],
    ],
    ["array-contains", where("array-contains", double(1)), ["list"]],
    ["array-contains null matches nothing", where("array-contains", nil), []],
    ["array-contains NaN matches nothing", where("array-contains", nan), []],
    ["array-contains-any", where("array-contains-any", array(int(7), str("a"))), ["list"]],
    ["is null", unary("is-null"), ["null"]],
    ["is NaN", unary("is-nan"), ["nan"]],
    ["is not null", unary("is-not-null"), ["list", "map", "nan", "one", "oneDouble", "text", "true", "two"]],
    [
      "is not NaN drops null too",
      unary("is-not-nan"),
      ["list", "map", "one", "oneDouble", "text", "true", "two"],
    ],
    [
      "an AND of nothing",
      both(),
      ["list", "map", "nan", "nothing", "null", "one", "oneDouble", "text", "true", "two"],
    ],
    ["AND", both(where("==", int(1)), where("==", int(9), "g")), ["one"]],
    ["OR", either(where("==", int(2)), where("==", str("a"))), ["text", "two"]],
    ["the name", where("==", ref("v/two"), "__name__"), ["two"]],
    [
      "a range of names",
      both(where(">=", ref("v/on"), "__name__"), where("<", ref("v/oneE"), "__name__")),
      ["one", "oneDouble"],
    ],
    ["some names", where("in", array(ref("v/two"), ref("v/none")), "__name__"), ["two"]],
  ])("%s", (_, filter, expected) => {
    expect(ids({ where: filter }).sort()).toEqual([...expected].sort());
  });
});

describe("orders", () => {
  test.each<[string, Partial<Query>, string[]]>([
    [
      "by name without an order",
      {},
      ["list", "map", "nan", "nothing", "null", "one", "oneDouble", "text", "true", "two"],
    ],
    ["only documents that have the field", { orders: [asc("g")] }, ["oneDouble", "one", "two"]],
    ["equal values tie by name in the last direction", { orders: [desc("g")] }, ["two", "one", "oneDouble"]],
    [
      "all types in order",
      { orders: [asc("f")] },
      ["null", "true", "nan", "one", "oneDouble", "two", "text", "list", "map"],
    ],
    ["an inequality orders by its field", { where: where(">=", int(1)) }, ["one", "oneDouble", "two"]],
    [
      "and in the direction of the last explicit order",
      { where: where(">=", int(1)), orders: [desc("g")] },
      ["two", "one", "oneDouble"],
    ],
    [
      "an OR also asks for the ordered field",
      { where: either(where("==", int(1)), where(">", int(8), "g")) },
      ["oneDouble", "one", "two"].sort(),
    ],
  ])("%s", (_, rest, expected) => {
    const found = ids(rest);
    expect(_.startsWith("an OR") ? found.sort() : found).toEqual(expected);
  });
});

describe("cursors, offset and limit", () => {
  const at = (before: boolean, ...values: Value[]): Cursor => ({ before, values });
  const byF: Partial<Query> = { orders: [asc("f")], where: where(">", int(0)) };
  const named: Partial<Query> = { orders: [asc("f"), asc("__name__")], where: where(">", int(0)) };
  test.each<[string, Partial<Query>, string[]]>([
    ["startAt includes equal ones", { ...byF, startAt: at(true, int(1)) }, ["one", "oneDouble", "two"]],
    ["startAfter excludes all equal ones", { ...byF, startAt: at(false, int(1)) }, ["two"]],
    ["endAt includes equal ones", { ...byF, endAt: at(false, int(1)) }, ["one", "oneDouble"]],
    ["endBefore excludes them", { ...byF, endAt: at(true, int(2)) }, ["one", "oneDouble"]],
    [
      "the name orders equal ones",
      { ...named, startAt: at(false, int(1), ref("v/one")) },
      ["oneDouble", "two"],
    ],
    [
      "a value of another type has its place",
      { orders: [asc("f")], startAt: at(true, str("")) },
      ["text", "list", "map"],
    ],
    [
      "descending",
      { orders: [desc("f")], where: where(">", int(0)), startAt: at(false, int(2)) },
      ["oneDouble", "one"],
    ],
    ["a cursor without values is no bound", { ...byF, startAt: at(true) }, ["one", "oneDouble", "two"]],
    ["offset and limit", { ...byF, offset: 1, limit: 1 }, ["oneDouble"]],
    ["limit 0", { ...byF, limit: 0 }, []],
  ])("%s", (_, rest, expected) => {
    expect(ids(rest)).toEqual(expected);
  });
});

test("names backwards are served beside an equality", () => {
  expect(ids({ orders: [desc("__name__")], where: where("==", int(1)) })).toEqual(["oneDouble", "one"]);
});

describe("scopes", () => {
  const paths = (query: Query) => runQuery(prepareQuery(query), market).map(({ key }) => key);
  test("a collection group is every collection of that id", () => {
    const scope = { parent: [], collectionId: "v", allDescendants: true };
    expect(paths(buildQuery("v", { scope, where: where("==", int(1)) }))).toEqual([
      "other/x/v/deep",
      "v/one",
      "v/one/v/deep",
      "v/oneDouble",
    ]);
  });
  test("a group below a document holds only what lies below", () => {
    const scope = { parent: ["other", "x"], collectionId: "v", allDescendants: true };
    expect(paths(buildQuery("v", { scope }))).toEqual(["other/x/v/deep"]);
  });
  test("without an id it is every descendant, and ids in ranges need not be storable", () => {
    const query = buildQuery(undefined, {
      where: both(
        where(">=", ref("other/__id-9223372036854775808__"), "__name__"),
        where("<", ref("other\u0000/__id-9223372036854775808__"), "__name__"),
      ),
    });
    expect(paths(query)).toEqual(["other/x/v/deep"]);
  });
});

test("the nearest vectors come first, within the threshold and of the same length", () => {
  const database = emptyDatabase();
  commit(
    database,
    put("n/a", { v: vector(1, 0) }),
    put("n/b", { v: vector(3, 0) }),
    put("n/c", { v: vector(0, 0) }),
    put("n/d", { v: vector(0) }),
    put("n/e", { v: array(int(0), int(0)) }),
  );
  const nearest = {
    field: ["v"],
    vector: [0, 0],
    measure: "EUCLIDEAN",
    limit: 5,
    threshold: 2,
    resultField: ["far"],
  } as const;
  const found = runQuery(prepareQuery(buildQuery("n", { nearest })), database);
  expect(found.map(({ key, fields }) => [key, fields.get("far")])).toEqual([
    ["n/c", double(0)],
    ["n/a", double(1)],
  ]);
});

import { describe, expect, test } from "vitest";
import type { FieldPath } from "../store/documents/field-path.ts";
import { prepareQuery } from "../store/queries/prepared-query.ts";
import type { FieldOperator, Filter, OrderBy, Query } from "../store/queries/query.ts";
import { buildQuery } from "../testing/databases.ts";
import { array, int, ref } from "../testing/values.ts";
import { parseIndexDefinitions } from "./definitions.ts";
import { strictIndexes } from "./strict-indexes.ts";

type Shorthand = string | string[];

/** `"a"` is ascending, `"-a"` descending, `"a[]"` contains. */
function fieldOf(text: string): object {
  if (text.endsWith("[]")) return { fieldPath: text.slice(0, -2), arrayConfig: "CONTAINS" };
  const descending = text.startsWith("-");
  return { fieldPath: descending ? text.slice(1) : text, order: descending ? "DESCENDING" : "ASCENDING" };
}

function index(fields: Shorthand, queryScope = "COLLECTION", collectionGroup = "c"): object {
  return { collectionGroup, queryScope, fields: [fields].flat().map(fieldOf) };
}

const group = { scope: { parent: [], collectionId: "c", allDescendants: true } };
const eq = (field: string): Filter => ({ op: "==", field: [field], value: int(1) });
const op = (name: FieldOperator, field: string): Filter => ({ op: name, field: [field], value: int(1) });
const anyOf = (name: "in" | "array-contains-any", field: string): Filter => ({
  op: name,
  field: [field],
  value: array(int(1), int(2)),
});
const both = (...filters: Filter[]): Filter => ({ op: "and", filters });
const either = (...filters: Filter[]): Filter => ({ op: "or", filters });
const by = (...fields: string[]): OrderBy[] =>
  fields.map((field) => ({ field: [field.replace("-", "")], descending: field.startsWith("-") }));

function check(query: Partial<Query>, file: object, aggregated: FieldPath[] = []): () => void {
  return () => strictIndexes(parseIndexDefinitions(file))(prepareQuery(buildQuery("c", query)), aggregated);
}

describe("served without an index of its own", () => {
  test.each<[string, Partial<Query>]>([
    ["everything", {}],
    ["one equality", { where: eq("a") }],
    ["many equalities", { where: both(eq("a"), eq("b"), eq("d")) }],
    ["equalities and one array-contains", { where: both(eq("a"), op("array-contains", "b")) }],
    ["a disjunction", { where: either(eq("a"), anyOf("in", "b")) }],
    ["one order, either way", { orders: by("-a") }],
    ["one range with its order", { where: op(">", "a"), orders: by("a") }],
    ["an equality ordered by its own field", { where: eq("a"), orders: by("a") }],
    ["the name in a range", { where: { op: ">", field: ["__name__"], value: ref("c/a") } }],
    ["an equality backwards by name", { where: eq("a"), orders: by("-__name__") }],
    ["a filterless collection group", group],
  ])("%s", (_, query) => {
    expect(check(query, {})).not.toThrow();
  });
});

describe("rejected without an index", () => {
  test.each<[string, Partial<Query>, FieldPath[], object]>([
    ["an equality and an order", { where: eq("a"), orders: by("-b") }, [], index(["a", "-b"])],
    ["an equality and a range", { where: both(eq("a"), op(">", "b")) }, [], index(["a", "b"])],
    ["two orders", { orders: by("a", "-b") }, [], index(["a", "-b"])],
    [
      "array-contains and an order",
      { where: op("array-contains", "a"), orders: by("b") },
      [],
      index(["a[]", "b"]),
    ],
    ["an order and the name the other way", { orders: by("a", "-__name__") }, [], index(["a", "-__name__"])],
    ["two ranges", { where: both(op(">", "a"), op("<", "b")) }, [], index(["a", "b"])],
    ["in with an order", { where: anyOf("in", "a"), orders: by("b") }, [], index(["a", "b"])],
    ["an equality and a sum", { where: eq("a") }, [["s"]], index(["a", "s"])],
    [
      "an order in a collection group of two",
      { ...group, orders: by("a", "b") },
      [],
      index(["a", "b"], "COLLECTION_GROUP"),
    ],
  ])("%s, and the answer names the missing one", (_, query, aggregated, missing) => {
    expect(check(query, {}, aggregated)).toThrow(
      expect.objectContaining({
        code: "FAILED_PRECONDITION",
        message: expect.stringContaining(JSON.stringify(missing)),
      }),
    );
    expect(check(query, { indexes: [missing] }, aggregated)).not.toThrow();
  });

  test("one field of a collection group asks for an override", () => {
    const fields = {
      collectionGroup: "c",
      fieldPath: "a",
      indexes: [{ order: "ASCENDING", queryScope: "COLLECTION_GROUP" }],
    };
    expect(check({ ...group, where: eq("a") }, {})).toThrow(JSON.stringify(fields));
    expect(check({ ...group, where: eq("a") }, { fieldOverrides: [fields] })).not.toThrow();
  });
});

describe("which composites serve", () => {
  const query = { where: both(eq("a"), eq("b")), orders: by("-d") };
  test.each<[string, object[], boolean]>([
    ["the exact one", [index(["a", "b", "-d"])], true],
    ["its compared fields in any order and direction", [index(["-b", "a", "-d"])], true],
    ["the order reversed as a whole", [index(["a", "b", "d"])], true],
    ["two that are merged", [index(["a", "-d"]), index(["b", "-d"])], true],
    ["one that lacks a compared field", [index(["a", "-d"])], false],
    ["one with a field that is not compared", [index(["a", "b", "x", "-d"])], false],
    ["one of another collection", [index(["a", "b", "-d"], "COLLECTION", "other")], false],
    ["one of the collection group", [index(["a", "b", "-d"], "COLLECTION_GROUP")], false],
    ["one that says the name that follows anyway", [index(["a", "b", "-d", "-__name__"])], true],
    ["one with the name the other way", [index(["a", "b", "-d", "__name__"])], false],
  ])("%s: %#", (_, indexes, serves) => {
    const run = check(query, { indexes });
    if (serves) expect(run).not.toThrow();
    else expect(run).toThrow("requires an index");
  });

  test("orders may not be reversed one by one", () => {
    expect(check({ orders: by("a", "-b") }, { indexes: [index(["-a", "b"])] })).not.toThrow();
    expect(check({ orders: by("a", "-b") }, { indexes: [index(["a", "b"])] })).toThrow("requires an index");
  });

  test("every disjunct needs its own", () => {
    const split = { where: either(eq("a"), eq("b")), orders: by("d") };
    expect(check(split, { indexes: [index(["a", "d"])] })).toThrow("requires an index");
    expect(check(split, { indexes: [index(["a", "d"]), index(["b", "d"])] })).not.toThrow();
  });
});

test("an exempted field is not indexed by itself", () => {
  const fieldOverrides = [{ collectionGroup: "c", fieldPath: "a", indexes: [] }];
  expect(check({ where: eq("a") }, { fieldOverrides })).toThrow("requires an index");
  expect(check({ orders: by("a") }, { fieldOverrides })).toThrow("requires an index");
  expect(check({ where: eq("b") }, { fieldOverrides })).not.toThrow();
});

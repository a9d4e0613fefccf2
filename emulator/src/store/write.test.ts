import { describe, expect, test } from "vitest";
import {
  array,
  bytes,
  createStoredDocument,
  double,
  int,
  map,
  nil,
  str,
  time,
  toFields,
} from "../testing/values.ts";
import type { StoredDocument } from "./documents/document.ts";
import type { Fields, NumberValue, Value } from "./documents/value.ts";
import type { Transform } from "./transform.ts";
import { type Precondition, stageWrites, type Write } from "./write.ts";

const path = ["c", "d"];
const now = 5_000_123n;

function update(
  fields: Record<string, Value>,
  more: Partial<Extract<Write, { kind: "update" }>> = {},
): Write {
  const whole = { kind: "update", path, fields: toFields(fields), mask: undefined } as const;
  return { ...whole, transforms: [], precondition: undefined, ...more };
}

function stage(stored: StoredDocument | undefined, ...writes: Write[]) {
  return stageWrites(writes, now, (key) => (key === "c/d" ? stored : undefined));
}

function fieldsAfter(stored: Record<string, Value> | undefined, write: Write): Record<string, Value> {
  const before = stored && createStoredDocument("c/d", stored);
  return objectOf(stage(before, write).writes[0]?.after?.fields);
}

function objectOf(fields: Fields | undefined): Record<string, Value> {
  return Object.fromEntries(fields ?? []);
}

describe("masks", () => {
  test.each<
    [string, Record<string, Value>, Record<string, Value>, string[][] | undefined, Record<string, Value>]
  >([
    ["without a mask replaces the document", { a: int(1) }, { b: int(2) }, undefined, { b: int(2) }],
    [
      "sets what it names and leaves the rest",
      { a: int(1), b: int(1) },
      { b: int(2) },
      [["b"]],
      { a: int(1), b: int(2) },
    ],
    ["deletes what it names and is not given", { a: int(1), b: int(1) }, {}, [["b"]], { a: int(1) }],
    ["changes nothing when it is empty", { a: int(1) }, { a: int(2) }, [], { a: int(1) }],
    ["creates parents", {}, { a: map({ b: int(1) }) }, [["a", "b"]], { a: map({ b: int(1) }) }],
    [
      "replaces a parent that is no map",
      { a: int(1) },
      { a: map({ b: int(1) }) },
      [["a", "b"]],
      { a: map({ b: int(1) }) },
    ],
    [
      "keeps the siblings within a map",
      { a: map({ x: nil }) },
      { a: map({ b: nil }) },
      [["a", "b"]],
      { a: map({ x: nil, b: nil }) },
    ],
  ])("an update %s", (_, stored, given, mask, expected) => {
    expect(fieldsAfter(stored, update(given, { mask }))).toEqual(expected);
  });
});

describe("transforms", () => {
  const numeric = (kind: "increment" | "maximum" | "minimum", operand: Value): Transform => {
    if (operand.type !== "integer" && operand.type !== "double") throw new Error("not a number");
    const number: NumberValue = operand;
    return { path: ["f"], kind, operand: number };
  };
  const list = (kind: "append" | "remove", ...elements: Value[]): Transform => ({
    path: ["f"],
    kind,
    elements,
  });
  test.each<[string, Value | undefined, Transform, Value]>([
    ["int + int", int(1), numeric("increment", int(2)), int(3)],
    ["int + double", int(1), numeric("increment", double(2)), double(3)],
    ["double + int", double(1.5), numeric("increment", int(1)), double(2.5)],
    ["the largest int + 1", int(2n ** 63n - 1n), numeric("increment", int(1)), int(2n ** 63n - 1n)],
    ["the smallest int − 1", int(-(2n ** 63n)), numeric("increment", int(-1)), int(-(2n ** 63n))],
    ["nothing + 1", undefined, numeric("increment", int(1)), int(1)],
    ["a text + 1", str("x"), numeric("increment", int(1)), int(1)],
    ["maximum of 1 and 2", int(1), numeric("maximum", int(2)), int(2)],
    ["maximum of 3 and 3.0 keeps the stored one", int(3), numeric("maximum", double(3)), int(3)],
    ["minimum of 3.0 and 3 keeps the stored one", double(3), numeric("minimum", int(3)), double(3)],
    ["minimum of 1 and 2", int(1), numeric("minimum", int(2)), int(1)],
    ["maximum of nothing", undefined, numeric("maximum", int(-1)), int(-1)],
    ["maximum of NaN and 1.0", double(Number.NaN), numeric("maximum", double(1)), double(Number.NaN)],
    ["minimum of 1 and NaN", int(1), numeric("minimum", double(Number.NaN)), double(Number.NaN)],
    ["maximum of −0.0 and 0.0", double(-0), numeric("maximum", double(0)), double(0)],
    [
      "appended elements are not doubled",
      array(int(1)),
      list("append", double(1), int(2), int(2)),
      array(int(1), int(2)),
    ],
    [
      "NaN and null are elements like others",
      array(double(Number.NaN)),
      list("append", double(Number.NaN), nil),
      array(double(Number.NaN), nil),
    ],
    ["appending to no array", str("x"), list("append", int(1), int(1)), array(int(1))],
    [
      "every equal element is removed",
      array(int(1), double(1), int(2)),
      list("remove", int(1)),
      array(int(2)),
    ],
    ["removing from no array", undefined, list("remove", int(1)), array()],
    [
      "the time of the request, in milliseconds",
      int(1),
      { path: ["f"], kind: "requestTime" },
      time(5_000_000),
    ],
  ])("%s", (_, stored, transform, expected) => {
    const before = stored && { f: stored };
    expect(fieldsAfter(before, update({}, { mask: [], transforms: [transform] }))).toEqual({ f: expected });
  });

  test("several on one field build on each other and come after the fields", () => {
    const transforms = [numeric("increment", int(2)), numeric("increment", int(3))];
    expect(fieldsAfter({ f: int(100) }, update({ f: int(1) }, { transforms }))).toEqual({ f: int(6) });
  });
});

describe("preconditions", () => {
  const stored = createStoredDocument("c/d", { a: int(1) });
  test.each<[string, Precondition, StoredDocument | undefined, string | undefined]>([
    ["exists, and it does", { exists: true }, stored, undefined],
    ["exists, and it does not", { exists: true }, undefined, "NOT_FOUND"],
    ["does not exist, and it does not", { exists: false }, undefined, undefined],
    ["does not exist, and it does", { exists: false }, stored, "ALREADY_EXISTS"],
    ["is of that time, and it is", { updateTime: 1n }, stored, undefined],
    ["is of another time", { updateTime: 2n }, stored, "FAILED_PRECONDITION"],
    ["is of a time, and it is missing", { updateTime: 1n }, undefined, "FAILED_PRECONDITION"],
  ])("the document %s", (_, precondition, before, code) => {
    for (const write of [
      update({}, { precondition }),
      { kind: "delete", path, precondition } as const,
      { kind: "verify", path, precondition } as const,
    ]) {
      expect(stage(before, write).writes[0]?.error?.code).toBe(code);
    }
  });

  test("are checked against what earlier writes of the same commit leave", () => {
    const twice = stage(
      undefined,
      update({ a: int(1) }),
      update({ a: int(2) }, { precondition: { exists: true } }),
    );
    expect(twice.writes.map(({ error }) => error)).toEqual([undefined, undefined]);
  });
});

test("several writes of one document are one change", () => {
  const stored = createStoredDocument("c/d", { a: int(1) });
  const { changes } = stage(stored, update({ a: int(2) }), update({ a: int(3) }));
  expect(changes).toHaveLength(1);
  expect(changes[0]?.before).toBe(stored);
  expect(objectOf(changes[0]?.after?.fields)).toEqual({ a: int(3) });
});

test("a write that changes nothing keeps the time of the last change", () => {
  const stored = createStoredDocument("c/d", { a: bytes(1), b: map({ c: nil }) });
  const again = stage(stored, update({ b: map({ c: nil }), a: bytes(1) }));
  expect(again.changes).toEqual([]);
  expect(again.writes[0]?.after?.updateTime).toBe(1n);
});

test("1 written over 1.0 is a change", () => {
  expect(stage(createStoredDocument("c/d", { a: double(1) }), update({ a: int(1) })).changes).toHaveLength(1);
});

test("a document may not be larger than a mebibyte", () => {
  expect(() => stage(undefined, update({ a: str("x".repeat(1_048_576)) }))).toThrow("largest allowed size");
  expect(() => stage(undefined, update({ a: str("x".repeat(1_048_400)) }))).not.toThrow();
});

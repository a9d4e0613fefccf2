import { expect, test } from "vitest";
import { createStoredDocument, double, int, nil, str } from "../../testing/values.ts";
import type { Value } from "../documents/value.ts";
import { aggregate } from "./aggregate.ts";

const largest = 2n ** 63n - 1n;

test.each<[string, Value[], Value, Value]>([
  ["nothing", [], int(0), nil],
  ["integers", [int(1), int(2)], int(3), double(1.5)],
  ["an integer and a double", [int(1), double(0.5)], double(1.5), double(0.75)],
  ["what is no number is passed over", [int(1), str("x"), nil], int(1), double(1)],
  [
    "an overflow that cancels out",
    [int(largest), int(1), int(-1)],
    int(largest),
    double(Number(largest) / 3),
  ],
  ["an overflow", [int(largest), int(largest)], double(2 ** 64), double(2 ** 63)],
  ["NaN", [int(1), double(Number.NaN)], double(Number.NaN), double(Number.NaN)],
  ["∞ and −∞", [double(Infinity), double(-Infinity)], double(Number.NaN), double(Number.NaN)],
  ["−0.0 alone", [double(-0)], double(0), double(0)],
])("the sum and average of %s", (_, values, sum, average) => {
  const documents = values.map((n, index) => createStoredDocument(`c/${index}`, { n }));
  const found = aggregate(documents, [
    { alias: "s", kind: "sum", field: ["n"] },
    { alias: "a", kind: "average", field: ["n"] },
  ]);
  expect([found.get("s"), found.get("a")]).toEqual([sum, average]);
});

test("a count beside a sum counts documents that have the field", () => {
  const documents = [createStoredDocument("c/1", { n: str("x") }), createStoredDocument("c/2", {})];
  const count = { alias: "n", kind: "count", upTo: undefined } as const;
  expect(aggregate(documents, [count]).get("n")).toEqual(int(2));
  expect(aggregate(documents, [count, { alias: "s", kind: "sum", field: ["n"] }]).get("n")).toEqual(int(1));
});

test("a count stops at its bound", () => {
  const documents = [createStoredDocument("c/1", {}), createStoredDocument("c/2", {})];
  expect(aggregate(documents, [{ alias: "n", kind: "count", upTo: 1 }]).get("n")).toEqual(int(1));
});

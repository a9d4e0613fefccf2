import fc from "fast-check";
import { expect, test } from "vitest";
import {
  anyValue,
  array,
  bool,
  bytes,
  database,
  double,
  geo,
  int,
  map,
  nil,
  ref,
  str,
  time,
  vector,
} from "../../testing/values.ts";
import { compareValues } from "./compare.ts";
import { identical } from "./identity.ts";
import type { Value } from "./value.ts";

const inOrder: readonly (readonly [string, Value])[] = [
  ["null", nil],
  ["false", bool(false)],
  ["true", bool(true)],
  ["NaN", double(Number.NaN)],
  ["−∞", double(-Infinity)],
  ["the smallest integer", int(-(2n ** 63n))],
  ["−1", int(-1)],
  ["0", int(0)],
  ["the smallest double above 0", double(Number.MIN_VALUE)],
  ["1", int(1)],
  ["1.5", double(1.5)],
  ["2⁵³ as a double", double(2 ** 53)],
  ["2⁵³+1 as an integer", int(2n ** 53n + 1n)],
  ["the largest integer", int(2n ** 63n - 1n)],
  ["2⁶³ as a double", double(2 ** 63)],
  ["∞", double(Infinity)],
  ["a time before 1970", time(-1)],
  ["1970", time(0)],
  ["the empty text", str("")],
  ["a", str("a")],
  ["aa", str("aa")],
  ["b", str("b")],
  ["ä", str("ä")],
  ["U+FFFF", str("\uffff")],
  ["U+1F600, smaller by UTF-16 units", str("\u{1f600}")],
  ["no bytes", bytes()],
  ["a byte", bytes(1)],
  ["the byte and another", bytes(1, 0)],
  ["a byte above 127", bytes(255)],
  [
    "a reference in another project before",
    { type: "reference", database: "projects/a/databases/z", path: ["z", "z"] },
  ],
  ["a reference with a numeric id", ref("c/__id9__")],
  ["a larger numeric id", ref("c/__id10__")],
  ["a reference with a named id", ref("c/0")],
  ["a parent", ref("c/a")],
  ["its child", ref("c/a/b/c")],
  ["its sibling", ref("c/b")],
  ["a place in the south", geo(-10, 100)],
  ["a place in the north", geo(10, -100)],
  ["a place east of it", geo(10, 0)],
  ["the empty array", array()],
  ["an array", array(int(1))],
  ["a longer array", array(int(1), nil)],
  ["an array with a greater element", array(int(2))],
  ["the empty vector", vector()],
  ["a vector", vector(9)],
  ["a longer vector", vector(0, 0)],
  ["the empty map", map({})],
  ["a map", map({ a: int(1) })],
  ["a map with more", map({ a: int(1), b: int(0) })],
  ["a map with a greater value", map({ a: int(2) })],
  ["a map with a greater key", map({ b: int(0) })],
];

test("values of all types sort in the order of the protocol", () => {
  for (const [i, [nameA, a]] of inOrder.entries()) {
    for (const [j, [nameB, b]] of inOrder.entries()) {
      expect(Math.sign(compareValues(a, b)), `${nameA} against ${nameB}`).toBe(Math.sign(i - j));
    }
  }
});

test.each<[string, Value, Value]>([
  ["1 and 1.0", int(1), double(1)],
  ["0.0 and −0.0", double(0), double(-0)],
  ["NaN and NaN", double(Number.NaN), double(Number.NaN)],
  ["maps that differ in 1 and 1.0", map({ a: int(1) }), map({ a: double(1) })],
  ["maps that name their keys in another order", map({ a: nil, b: nil }), map({ b: nil, a: nil })],
])("%s are equal", (_, a, b) => {
  expect(compareValues(a, b)).toBe(0);
});

test.each<[string, Value, Value]>([
  ["1 and 1.0", int(1), double(1)],
  ["0.0 and −0.0", double(0), double(-0)],
  ["a list of 1 and one of 1.0", array(int(1)), array(double(1))],
])("%s are equal but not identical", (_, a, b) => {
  expect(identical(a, b)).toBe(false);
});

test("the order is total: one of two values comes first, and firsts of firsts come first", () => {
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
      expect(compareValues(a, a)).toBe(0);
      expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0);
      const [x, y, z] = [a, b, c].sort(compareValues);
      if (x && y && z) {
        expect(compareValues(x, y)).toBeLessThanOrEqual(0);
        expect(compareValues(y, z)).toBeLessThanOrEqual(0);
        expect(compareValues(x, z)).toBeLessThanOrEqual(0);
      }
    }),
    { numRuns: 3000 },
  );
});

test("equal values compare alike with every other value", () => {
  fc.assert(
    fc.property(anyValue, anyValue, anyValue, (a, b, c) => {
      if (compareValues(a, b) === 0)
        expect(Math.sign(compareValues(a, c))).toBe(Math.sign(compareValues(b, c)));
    }),
    { numRuns: 3000 },
  );
});

test("a reference is compared by its database first", () => {
  const here: Value = { type: "reference", database, path: ["z", "z"] };
  const there: Value = { type: "reference", database: "projects/p/databases/other", path: ["a", "a"] };
  expect(compareValues(here, there)).toBeLessThan(0);
});

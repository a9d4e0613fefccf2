import fc from "fast-check";
import type { StoredDocument } from "../store/documents/document.ts";
import { keyOf } from "../store/documents/path.ts";
import { type Fields, nullValue, type Value } from "../store/documents/value.ts";

export const int = (value: number | bigint): Value => ({ type: "integer", value: BigInt(value) });
export const double = (value: number): Value => ({ type: "double", value });
export const str = (value: string): Value => ({ type: "string", value });
export const bool = (value: boolean): Value => ({ type: "boolean", value });
export const time = (value: number): Value => ({ type: "timestamp", value: BigInt(value) });
export const bytes = (...values: number[]): Value => ({ type: "bytes", value: Uint8Array.from(values) });
export const array = (...values: Value[]): Value => ({ type: "array", values });
export const vector = (...values: number[]): Value => ({ type: "vector", values });
export const map = (fields: Record<string, Value>): Value => ({ type: "map", fields: toFields(fields) });
export const geo = (latitude: number, longitude: number): Value => ({
  type: "geoPoint",
  latitude,
  longitude,
});
export const nil = nullValue;
export const database = "projects/p/databases/(default)";
export const ref = (path: string): Value => ({ type: "reference", database, path: path.split("/") });

export function toFields(fields: Record<string, Value>): Fields {
  return new Map(Object.entries(fields));
}

/** A stored document for tests that only read it. */
export function createStoredDocument(path: string, fields: Record<string, Value>): StoredDocument {
  const ids = path.split("/");
  return { key: keyOf(ids), path: ids, fields: toFields(fields), createTime: 1n, updateTime: 1n };
}

const texts = fc.oneof(
  fc.constantFrom("", "a", "b", "ab", "\uffff", "\u{1f600}", "ä"),
  fc.string({ maxLength: 3 }),
);
const numbers: fc.Arbitrary<Value> = fc.oneof(
  fc.constantFrom(0, -0, 1, 1.5, 2 ** 53, Number.NaN, Infinity, -Infinity).map(double),
  fc.constantFrom(0n, 1n, 2n, 2n ** 53n, 2n ** 53n + 1n, -(2n ** 63n)).map(int),
  fc.double().map(double),
  fc.bigInt(-(2n ** 63n), 2n ** 63n - 1n).map(int),
);
const ids = fc.constantFrom("a", "b", "__id7__", "__id10__", "\u{1f600}");

/** Any storable value, with a bias towards values at the boundaries of types and numbers. */
export const anyValue: fc.Arbitrary<Value> = fc.letrec<{ value: Value; leaf: Value }>((tie) => ({
  leaf: fc.oneof(
    fc.constant(nil),
    fc.boolean().map(bool),
    numbers,
    fc.integer({ min: -5, max: 5 }).map(time),
    texts.map(str),
    fc.uint8Array({ maxLength: 2 }).map((value) => ({ type: "bytes", value }) as const),
    fc.tuple(ids, ids).map(([a, b]) => ref(`${a}/${b}`)),
    fc.tuple(fc.constantFrom(-90, 0, -0, 1), fc.constantFrom(-1, 0, 2)).map(([a, b]) => geo(a, b)),
    fc.array(fc.constantFrom(0, 1, -1), { maxLength: 2 }).map((values) => vector(...values)),
  ),
  value: fc.oneof(
    { depthSize: "small", withCrossShrink: true },
    tie("leaf"),
    fc.array(tie("leaf"), { maxLength: 2 }).map((values) => array(...values)),
    fc.dictionary(fc.constantFrom("a", "b", "c"), tie("value"), { maxKeys: 2 }).map(map),
  ),
})).value;

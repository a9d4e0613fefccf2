import type { Path } from "./path.ts";

export type Fields = ReadonlyMap<string, Value>;

/** A stored value. Integers and timestamps (microseconds since 1970) are bigints, so that no precision is lost. */
export type Value =
  | { readonly type: "null" }
  | { readonly type: "boolean"; readonly value: boolean }
  | { readonly type: "integer"; readonly value: bigint }
  | { readonly type: "double"; readonly value: number }
  | { readonly type: "timestamp"; readonly value: bigint }
  | { readonly type: "string"; readonly value: string }
  | { readonly type: "bytes"; readonly value: Uint8Array }
  | { readonly type: "reference"; readonly database: string; readonly path: Path }
  | { readonly type: "geoPoint"; readonly latitude: number; readonly longitude: number }
  | { readonly type: "array"; readonly values: readonly Value[] }
  | { readonly type: "vector"; readonly values: readonly number[] }
  | { readonly type: "map"; readonly fields: Fields };

export type NumberValue = Extract<Value, { type: "integer" | "double" }>;

export const nullValue: Value = { type: "null" };

/** Whether the value is an integer or a double. */
export function isNumber(value: Value | undefined): value is NumberValue {
  return value?.type === "integer" || value?.type === "double";
}

/** Whether the value is the double NaN. */
export function isNaNValue(value: Value): boolean {
  return value.type === "double" && Number.isNaN(value.value);
}

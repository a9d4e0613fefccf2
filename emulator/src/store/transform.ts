import { compareNumbers, equalValues } from "./documents/compare.ts";
import { readField, withField } from "./documents/document.ts";
import type { FieldPath } from "./documents/field-path.ts";
import { type Fields, isNumber, type NumberValue, nullValue, type Value } from "./documents/value.ts";

/** A change of one field that depends on its stored value. */
export type Transform =
  | { readonly path: FieldPath; readonly kind: "requestTime" }
  | {
      readonly path: FieldPath;
      readonly kind: "increment" | "maximum" | "minimum";
      readonly operand: NumberValue;
    }
  | { readonly path: FieldPath; readonly kind: "append" | "remove"; readonly elements: readonly Value[] };

const smallest = -(2n ** 63n);
const largest = 2n ** 63n - 1n;

/** Applies transforms in order; several transforms of one field build on each other. */
export function applyTransforms(
  fields: Fields,
  transforms: readonly Transform[],
  requestTime: bigint,
): { fields: Fields; results: Value[] } {
  const results: Value[] = [];
  let changed = fields;
  for (const transform of transforms) {
    const value = applyTransform(readField(changed, transform.path), transform, requestTime);
    changed = withField(changed, transform.path, value);
    results.push(transform.kind === "append" || transform.kind === "remove" ? nullValue : value);
  }
  return { fields: changed, results };
}

function applyTransform(stored: Value | undefined, transform: Transform, requestTime: bigint): Value {
  switch (transform.kind) {
    case "requestTime":
      return { type: "timestamp", value: requestTime };
    case "increment":
      return isNumber(stored) ? sum(stored, transform.operand) : transform.operand;
    case "maximum":
    case "minimum":
      return isNumber(stored) ? extreme(stored, transform.operand, transform.kind) : transform.operand;
    case "append":
      return { type: "array", values: appended(elementsOf(stored), transform.elements) };
    case "remove":
      return { type: "array", values: without(elementsOf(stored), transform.elements) };
    default:
      return transform satisfies never;
  }
}

function sum(a: NumberValue, b: NumberValue): Value {
  if (a.type === "double" || b.type === "double") {
    return { type: "double", value: Number(a.value) + Number(b.value) };
  }
  const exact = a.value + b.value;
  if (exact < smallest) return { type: "integer", value: smallest };
  return { type: "integer", value: exact > largest ? largest : exact };
}

function extreme(stored: NumberValue, operand: NumberValue, kind: "maximum" | "minimum"): Value {
  if (stored.type === "double" && operand.type === "double") {
    const pick = kind === "maximum" ? Math.max : Math.min;
    return { type: "double", value: pick(stored.value, operand.value) };
  }
  for (const value of [stored, operand]) {
    if (value.type === "double" && Number.isNaN(value.value)) return value;
  }
  const order = compareNumbers(stored.value, operand.value);
  return (kind === "maximum" ? order >= 0 : order <= 0) ? stored : operand;
}

function elementsOf(stored: Value | undefined): readonly Value[] {
  return stored?.type === "array" ? stored.values : [];
}

function appended(stored: readonly Value[], elements: readonly Value[]): Value[] {
  const all = [...stored];
  for (const element of elements) {
    if (!all.some((value) => equalValues(value, element))) all.push(element);
  }
  return all;
}

function without(stored: readonly Value[], elements: readonly Value[]): Value[] {
  return stored.filter((value) => !elements.some((element) => equalValues(value, element)));
}

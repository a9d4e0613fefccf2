import { compareUtf8Strings } from "../../../shared/utf8-order.ts";
import { EvaluationError } from "./evaluation-error.ts";
import { identityOf, kindOf, type MapValue, type RuleValue } from "./value.ts";

/** `==` of the rules language: values of different types are not equal, except ints and floats. */
export function equal(a: RuleValue, b: RuleValue): boolean {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b) === 0;
  return identical(a, b);
}

/** Equality within containers, where an int never equals a float. */
export function identical(a: RuleValue, b: RuleValue): boolean {
  if (a === null || b === null || typeof a !== "object" || typeof b !== "object") return a === b;
  if (a.type !== b.type) return false;
  if (a.type === "map" && b.type === "map") return identicalMaps(a, b);
  if (a.type === "list" && b.type === "list") {
    return a.values.length === b.values.length && a.values.every((item, at) => isAt(b.values, at, item));
  }
  return identityOf(a) === identityOf(b);
}

function isAt(values: readonly RuleValue[], at: number, item: RuleValue): boolean {
  const other = values[at];
  return other !== undefined && identical(item, other);
}

function identicalMaps(a: MapValue, b: MapValue): boolean {
  if (a.entries.size !== b.entries.size) return false;
  for (const [key, value] of a.entries) {
    const other = b.entries.get(key);
    if (other === undefined || !identical(value, other)) return false;
  }
  return true;
}

/**
 * Compares two values: negative, zero or positive; NaN when a float is NaN.
 * @throws EvaluationError for types without an order
 */
export function compare(a: RuleValue, b: RuleValue): number {
  if (typeof a === "string" && typeof b === "string") return compareUtf8Strings(a, b);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (a !== null && b !== null && typeof a === "object" && typeof b === "object") {
    if (a.type === "timestamp" && b.type === "timestamp") return compareNumbers(a.nanos, b.nanos);
    if (a.type === "duration" && b.type === "duration") return compareNumbers(a.nanos, b.nanos);
    if (a.type === "bytes" && b.type === "bytes") return Buffer.compare(a.bytes, b.bytes);
  }
  throw new EvaluationError(`Unsupported operation error. Cannot order ${kindOf(a)} and ${kindOf(b)}.`);
}

export function isNumber(value: RuleValue): value is bigint | number {
  return typeof value === "bigint" || typeof value === "number";
}

function compareNumbers(a: bigint | number, b: bigint | number): number {
  if (a < b) return -1;
  if (a > b) return 1;
  return Number.isNaN(Number(a)) || Number.isNaN(Number(b)) ? Number.NaN : 0;
}

import { invalidArgument } from "../../shared/rpc-error.ts";
import { compareValues, equalValues, typeOrder } from "../documents/compare.ts";
import { readField, type StoredDocument } from "../documents/document.ts";
import { isNamePath } from "../documents/field-path.ts";
import { comparePaths, type Path } from "../documents/path.ts";
import { isNaNValue, type Value } from "../documents/value.ts";
import { type FieldFilter, type Filter, isComposite, type UnaryFilter } from "./query.ts";

export type DocumentPredicate = (document: StoredDocument) => boolean;

/** Compiles a filter into a predicate, once per query. */
export function compileFilter(filter: Filter | undefined): DocumentPredicate {
  if (!filter) return () => true;
  if (!isComposite(filter)) return "value" in filter ? fieldTest(filter) : unaryTest(filter);
  const tests = filter.filters.map(compileFilter);
  if (tests.length === 0) return () => true;
  return filter.op === "and"
    ? (document) => tests.every((test) => test(document))
    : (document) => tests.some((test) => test(document));
}

function unaryTest({ op, field }: UnaryFilter): DocumentPredicate {
  if (isNamePath(field)) throw invalidArgument("Unary filters cannot be applied to __name__.");
  const test = unaryConditions[op];
  return (document) => {
    const value = readField(document.fields, field);
    return value !== undefined && test(value);
  };
}

const unaryConditions: Record<UnaryFilter["op"], (value: Value) => boolean> = {
  "is-null": (value) => value.type === "null",
  "is-nan": isNaNValue,
  "is-not-null": (value) => value.type !== "null",
  "is-not-nan": (value) => value.type !== "null" && !isNaNValue(value),
};

function fieldTest(filter: FieldFilter): DocumentPredicate {
  if (isNamePath(filter.field)) return nameTest(filter);
  const test = valueTest(filter);
  return (document) => {
    const value = readField(document.fields, filter.field);
    return value !== undefined && test(value);
  };
}

type ValueTest = (value: Value) => boolean;
const matchNothing: ValueTest = () => false;

function valueTest({ op, value }: FieldFilter): ValueTest {
  switch (op) {
    case "==":
      return isComparable(value) ? (stored) => equalValues(stored, value) : matchNothing;
    case "!=":
      return value.type === "null"
        ? matchNothing
        : (stored) => stored.type !== "null" && differs(stored, value);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return isComparable(value) ? rangeTest(op, value) : matchNothing;
    case "in": {
      const wanted = getArrayElements(value).filter(isComparable);
      return (stored) => wanted.some((item) => equalValues(stored, item));
    }
    case "not-in": {
      const unwanted = getArrayElements(value);
      if (unwanted.some((item) => item.type === "null")) return matchNothing;
      return (stored) => stored.type !== "null" && unwanted.every((item) => differs(stored, item));
    }
    case "array-contains":
      return containsTest([value]);
    case "array-contains-any":
      return containsTest(getArrayElements(value));
    default:
      return op satisfies never;
  }
}

// A NaN operand of `!=` or `not-in` excludes no document, not even one with NaN.
function differs(stored: Value, operand: Value): boolean {
  return isNaNValue(operand) || !equalValues(stored, operand);
}

/** Whether an operand of `==`, `in`, a range or `array-contains` can match: null and NaN match no stored value. */
export function isComparable(value: Value): boolean {
  return value.type !== "null" && !isNaNValue(value);
}

function rangeTest(op: "<" | "<=" | ">" | ">=", operand: Value): ValueTest {
  const rank = typeOrder(operand);
  return (stored) => {
    if (typeOrder(stored) !== rank || isNaNValue(stored)) return false;
    return isInRange(op, compareValues(stored, operand));
  };
}

function isInRange(op: "<" | "<=" | ">" | ">=", order: number): boolean {
  if (order === 0) return op === "<=" || op === ">=";
  return order < 0 ? op === "<" || op === "<=" : op === ">" || op === ">=";
}

function containsTest(operands: readonly Value[]): ValueTest {
  const wanted = operands.filter((item) => isComparable(item) && item.type !== "array");
  const [only] = wanted;
  const contains: (item: Value) => boolean =
    wanted.length === 1 && only?.type === "string"
      ? isString(only.value)
      : (item) => wanted.some((want) => equalValues(item, want));
  return (stored) => stored.type === "array" && stored.values.some(contains);
}

/** Search terms are strings; a query for a rare one compares millions of them. */
function isString(wanted: string): (item: Value) => boolean {
  return (item) => item.type === "string" && item.value === wanted;
}

/** The elements of an array operand; empty for other types. */
export function getArrayElements(value: Value): readonly Value[] {
  return value.type === "array" ? value.values : [];
}

function nameTest({ op, value }: FieldFilter): DocumentPredicate {
  switch (op) {
    case "in": {
      const paths = getArrayElements(value).map(getReferencePath);
      return (document) => paths.some((path) => comparePaths(document.path, path) === 0);
    }
    case "not-in": {
      const paths = getArrayElements(value).map(getReferencePath);
      return (document) => paths.every((path) => comparePaths(document.path, path) !== 0);
    }
    case "array-contains":
    case "array-contains-any":
      throw invalidArgument("__key__ is not an array.");
    case "==": {
      const path = getReferencePath(value);
      return (document) => comparePaths(document.path, path) === 0;
    }
    case "!=": {
      const path = getReferencePath(value);
      return (document) => comparePaths(document.path, path) !== 0;
    }
    default: {
      const path = getReferencePath(value);
      return (document) => isInRange(op, comparePaths(document.path, path));
    }
  }
}

/** @throws RpcError INVALID_ARGUMENT when the operand of a filter on `__name__` is no reference */
export function getReferencePath(value: Value): Path {
  if (value.type !== "reference") throw invalidArgument("__key__ filter value must be a Key");
  return value.path;
}

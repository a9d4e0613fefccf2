import { invalid } from "../failure.ts";
import { compareValues, equalValues, rankOf } from "./compare.ts";
import { readField, type StoredDocument } from "./document.ts";
import { isNamePath } from "./field-path.ts";
import { comparePaths, type Path } from "./path.ts";
import { type FieldFilter, type Filter, isComposite, type UnaryFilter } from "./query.ts";
import { isNaNValue, type Value } from "./value.ts";

/** Whether a document passes. */
export type Test = (document: StoredDocument) => boolean;

/** Turns a filter into a function, once per query. */
export function compileFilter(filter: Filter | undefined): Test {
  if (!filter) return () => true;
  if (!isComposite(filter)) return "value" in filter ? fieldTest(filter) : unaryTest(filter);
  const tests = filter.filters.map(compileFilter);
  if (tests.length === 0) return () => true;
  return filter.op === "and"
    ? (document) => tests.every((test) => test(document))
    : (document) => tests.some((test) => test(document));
}

function unaryTest({ op, field }: UnaryFilter): Test {
  if (isNamePath(field)) throw invalid("Unary filters cannot be applied to __name__.");
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

function fieldTest(filter: FieldFilter): Test {
  if (isNamePath(filter.field)) return nameTest(filter);
  const test = valueTest(filter);
  return (document) => {
    const value = readField(document.fields, filter.field);
    return value !== undefined && test(value);
  };
}

type ValueTest = (value: Value) => boolean;
const never: ValueTest = () => false;

function valueTest({ op, value }: FieldFilter): ValueTest {
  switch (op) {
    case "==":
      return isComparable(value) ? (stored) => equalValues(stored, value) : never;
    case "!=":
      return value.type === "null" ? never : (stored) => stored.type !== "null" && differs(stored, value);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return isComparable(value) ? rangeTest(op, value) : never;
    case "in": {
      const wanted = listOf(value).filter(isComparable);
      return (stored) => wanted.some((item) => equalValues(stored, item));
    }
    case "not-in": {
      const unwanted = listOf(value);
      if (unwanted.some((item) => item.type === "null")) return never;
      return (stored) => stored.type !== "null" && unwanted.every((item) => differs(stored, item));
    }
    case "array-contains":
      return containsTest([value]);
    case "array-contains-any":
      return containsTest(listOf(value));
    default:
      return op satisfies never;
  }
}

// A NaN operand excludes nothing, not even NaN.
function differs(stored: Value, operand: Value): boolean {
  return isNaNValue(operand) || !equalValues(stored, operand);
}

/** Null and NaN equal nothing and lie on no side of anything as operands. */
export function isComparable(value: Value): boolean {
  return value.type !== "null" && !isNaNValue(value);
}

function rangeTest(op: "<" | "<=" | ">" | ">=", operand: Value): ValueTest {
  const rank = rankOf(operand);
  return (stored) => {
    if (rankOf(stored) !== rank || isNaNValue(stored)) return false;
    return holds(op, compareValues(stored, operand));
  };
}

function holds(op: "<" | "<=" | ">" | ">=", order: number): boolean {
  if (order === 0) return op === "<=" || op === ">=";
  return order < 0 ? op === "<" || op === "<=" : op === ">" || op === ">=";
}

function containsTest(operands: readonly Value[]): ValueTest {
  const wanted = operands.filter((item) => isComparable(item) && item.type !== "array");
  return (stored) =>
    stored.type === "array" && stored.values.some((item) => wanted.some((want) => equalValues(item, want)));
}

/** The elements of a list operand. */
export function listOf(value: Value): readonly Value[] {
  return value.type === "array" ? value.values : [];
}

function nameTest({ op, value }: FieldFilter): Test {
  switch (op) {
    case "in": {
      const paths = listOf(value).map(pathOf);
      return (document) => paths.some((path) => comparePaths(document.path, path) === 0);
    }
    case "not-in": {
      const paths = listOf(value).map(pathOf);
      return (document) => paths.every((path) => comparePaths(document.path, path) !== 0);
    }
    case "array-contains":
    case "array-contains-any":
      throw invalid("__key__ is not an array.");
    case "==": {
      const path = pathOf(value);
      return (document) => comparePaths(document.path, path) === 0;
    }
    case "!=": {
      const path = pathOf(value);
      return (document) => comparePaths(document.path, path) !== 0;
    }
    default: {
      const path = pathOf(value);
      return (document) => holds(op, comparePaths(document.path, path));
    }
  }
}

/** The path of a reference operand of a filter on `__name__`. */
export function pathOf(value: Value): Path {
  if (value.type !== "reference") throw invalid("__key__ filter value must be a Key");
  return value.path;
}

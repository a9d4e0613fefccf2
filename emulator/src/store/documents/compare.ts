import { compareUtf8Strings } from "../../shared/utf8-order.ts";
import { comparePaths } from "./path.ts";
import { type Fields, isNumber, type Value } from "./value.ts";

const typeOrders = {
  null: 1,
  boolean: 2,
  integer: 3,
  double: 3,
  timestamp: 4,
  string: 5,
  bytes: 6,
  reference: 7,
  geoPoint: 8,
  array: 9,
  vector: 10,
  map: 11,
} as const satisfies Record<Value["type"], number>;

/** The rank of a value's type; values of different ranks are ordered by rank only. */
export function typeOrder(value: Value): number {
  return typeOrders[value.type];
}

/** Firestore's total order over all values. */
export function compareValues(a: Value, b: Value): number {
  const byRank = typeOrders[a.type] - typeOrders[b.type];
  return byRank === 0 ? compareSameType(a, b) : byRank;
}

/** Whether two values are equal in Firestore's order: 1 equals 1.0, NaN equals NaN. */
export function equalValues(a: Value, b: Value): boolean {
  return compareValues(a, b) === 0;
}

function compareSameType(a: Value, b: Value): number {
  if (a.type === "string" && b.type === "string") return compareUtf8Strings(a.value, b.value);
  if (isNumber(a) && isNumber(b)) return compareNumbers(a.value, b.value);
  if (a.type === "boolean" && b.type === "boolean") return Number(a.value) - Number(b.value);
  if (a.type === "timestamp" && b.type === "timestamp") return compareExact(a.value, b.value);
  if (a.type === "bytes" && b.type === "bytes") return Buffer.compare(a.value, b.value);
  if (a.type === "reference" && b.type === "reference") return compareReferences(a, b);
  return compareCompound(a, b);
}

function compareCompound(a: Value, b: Value): number {
  if (a.type === "geoPoint" && b.type === "geoPoint") {
    return a.latitude - b.latitude || a.longitude - b.longitude;
  }
  if (a.type === "array" && b.type === "array") return compareLists(a.values, b.values, compareValues);
  if (a.type === "vector" && b.type === "vector") return compareVectors(a.values, b.values);
  if (a.type === "map" && b.type === "map") return compareMaps(a.fields, b.fields);
  return 0;
}

// JavaScript compares a bigint with a double exactly.
function compareExact(a: bigint | number, b: bigint | number): number {
  if (a < b) return -1;
  return a > b ? 1 : 0;
}

/** Orders numbers: NaN is first and equal to itself, integers and doubles compare by exact value. */
export function compareNumbers(a: bigint | number, b: bigint | number): number {
  const nanA = typeof a === "number" && Number.isNaN(a);
  const nanB = typeof b === "number" && Number.isNaN(b);
  if (nanA || nanB) return Number(nanB) - Number(nanA);
  return compareExact(a, b);
}

type Reference = Extract<Value, { type: "reference" }>;

function compareReferences(a: Reference, b: Reference): number {
  if (a.database !== b.database) {
    const order = compareLists(a.database.split("/"), b.database.split("/"), compareUtf8Strings);
    if (order !== 0) return order;
  }
  return comparePaths(a.path, b.path);
}

function compareLists<T>(a: readonly T[], b: readonly T[], compare: (a: T, b: T) => number): number {
  for (const [index, item] of a.entries()) {
    const other = b[index];
    if (other === undefined) return 1;
    const order = compare(item, other);
    if (order !== 0) return order;
  }
  return a.length - b.length;
}

function compareVectors(a: readonly number[], b: readonly number[]): number {
  return a.length - b.length || compareLists(a, b, compareNumbers);
}

function compareMaps(a: Fields, b: Fields): number {
  return compareLists([...a].sort(byKey), [...b].sort(byKey), (one, other) => {
    return byKey(one, other) || compareValues(one[1], other[1]);
  });
}

function byKey(a: readonly [string, Value], b: readonly [string, Value]): number {
  return compareUtf8Strings(a[0], b[0]);
}

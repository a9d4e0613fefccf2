import type { OrderOperator } from "../syntax/ast.ts";

/** A list of values, in order. */
export interface List {
  readonly type: "list";
  readonly values: readonly RuleValue[];
}

/** Distinct values without order, keyed by their identities. */
export interface SetValue {
  readonly type: "set";
  readonly values: ReadonlyMap<Identity, RuleValue>;
}

export interface MapValue {
  readonly type: "map";
  readonly entries: ReadonlyMap<string, RuleValue>;
}

/** The result of `left.diff(right)`. */
export interface MapDiff {
  readonly type: "mapdiff";
  readonly left: MapValue;
  readonly right: MapValue;
}

export interface PathValue {
  readonly type: "path";
  readonly segments: readonly string[];
}

export interface Bytes {
  readonly type: "bytes";
  readonly bytes: Uint8Array;
}

/** Nanoseconds since 1970. */
export interface Timestamp {
  readonly type: "timestamp";
  readonly nanos: bigint;
}

export interface Duration {
  readonly type: "duration";
  readonly nanos: bigint;
}

export interface LatLng {
  readonly type: "latlng";
  readonly latitude: number;
  readonly longitude: number;
}

/** A range that a query's filter requires of a value. */
export interface Bound {
  readonly operator: OrderOperator;
  readonly value: RuleValue;
}

/** The constraints that a query's filters put on a field whose exact value they do not determine. */
export interface Constraints {
  /** The known members of a map value; members that are absent here may have any value or none. */
  readonly members: ReadonlyMap<string, RuleValue>;
  readonly bounds: readonly Bound[];
  /** Values that the value does not equal. */
  readonly excluded: readonly RuleValue[];
  /** Elements that a list value contains. */
  readonly contained: readonly RuleValue[];
}

/** A symbolic value: only constraints from the query's filters are known. An expression that they do not decide is an error. */
export interface SymbolicValue extends Constraints {
  readonly type: "symbolic";
  /** The name that error messages use. */
  readonly name: string;
}

/** Every value that an expression can have; null, bool, int, float and string are JavaScript primitives. */
export type RuleValue =
  | null
  | boolean
  | bigint
  | number
  | string
  | Bytes
  | Duration
  | LatLng
  | List
  | MapDiff
  | MapValue
  | PathValue
  | SetValue
  | Timestamp
  | SymbolicValue;

/** The name of a value's type. */
export type Kind = "null" | "bool" | "int" | "float" | "string" | Exclude<RuleValue, Primitive>["type"];
type Primitive = null | boolean | bigint | number | string;

/** A string that is equal for identical values only. */
export type Identity = string;

export function kindOf(value: RuleValue): Kind {
  switch (typeof value) {
    case "boolean":
      return "bool";
    case "bigint":
      return "int";
    case "number":
      return "float";
    case "string":
      return "string";
    default:
      return value === null ? "null" : value.type;
  }
}

export function createList(values: readonly RuleValue[]): List {
  return { type: "list", values };
}

export function createSet(values: Iterable<RuleValue>): SetValue {
  const found = new Map<Identity, RuleValue>();
  for (const value of values) found.set(identityOf(value), value);
  return { type: "set", values: found };
}

export function createMap(entries: Iterable<readonly [string, RuleValue]>): MapValue {
  return { type: "map", entries: new Map(entries) };
}

export function createPath(segments: readonly string[]): PathValue {
  return { type: "path", segments };
}

/** Formats a path in rules syntax. */
export function formatPath({ segments }: PathValue): string {
  return segments.map((segment) => `/${segment}`).join("");
}

/** The identity of a value within containers, where an int never equals a float. */
export function identityOf(value: RuleValue): Identity {
  switch (typeof value) {
    case "string":
      return `"${value}`;
    case "bigint":
      return `i${value}`;
    case "number":
      return `f${value}`;
    case "boolean":
      return String(value);
    default:
      return value === null ? "null" : identityOfCompound(value);
  }
}

function identityOfCompound(value: Exclude<RuleValue, Primitive>): Identity {
  switch (value.type) {
    case "list":
      return `[${value.values.map(identityWithin).join("")}]`;
    case "set":
      return `set(${[...value.values.keys()].sort().map(delimited).join("")})`;
    case "map":
      return `{${identityOfEntries(value)}}`;
    case "path":
      return formatPath(value);
    case "bytes":
      return `b${Buffer.from(value.bytes).toString("hex")}`;
    case "timestamp":
      return `t${value.nanos}`;
    case "duration":
      return `d${value.nanos}`;
    case "latlng":
      return `@${value.latitude},${value.longitude}`;
    case "mapdiff":
      return `diff(${identityOf(value.left)},${identityOf(value.right)})`;
    case "symbolic":
      return "symbolic";
    default:
      return value satisfies never;
  }
}

function identityOfEntries({ entries }: MapValue): string {
  return [...entries]
    .map(([key, value]) => delimited(key) + identityWithin(value))
    .sort()
    .join("");
}

function identityWithin(value: RuleValue): string {
  return delimited(identityOf(value));
}

// Prefix the length, so that a joined list of strings is unambiguous.
function delimited(text: string): string {
  return `${text.length}:${text}`;
}

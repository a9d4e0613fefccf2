import type { OrderOperator } from "../syntax/ast.ts";

/** A list of values, in order. */
export interface List {
  readonly type: "list";
  readonly values: readonly RuleValue[];
}

/** Values without order or repetition, by their identities. */
export interface SetValue {
  readonly type: "set";
  readonly values: ReadonlyMap<Identity, RuleValue>;
}

export interface MapValue {
  readonly type: "map";
  readonly entries: ReadonlyMap<string, RuleValue>;
}

/** What `left.diff(right)` is before it is asked for keys. */
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

/** An instant: nanoseconds since 1970. */
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

/** A range that a query's filter keeps the value in. */
export interface Bound {
  readonly operator: OrderOperator;
  readonly value: RuleValue;
}

/** What the filters of a query imply about a field whose value they do not fix. */
export interface Constraints {
  /** What the value holds, as a map; members that are absent here may be anything. */
  readonly members: ReadonlyMap<string, RuleValue>;
  readonly bounds: readonly Bound[];
  /** What the value is not. */
  readonly excluded: readonly RuleValue[];
  /** What the value, a list, holds. */
  readonly contained: readonly RuleValue[];
}

/** A symbolic value: only constraints from the query's filters are known. An expression that they do not decide is an error. */
export interface SymbolicValue extends Constraints {
  readonly type: "symbolic";
  /** How errors call it. */
  readonly name: string;
}

/** Everything that an expression can be, but for an error: null, bool, int, float and string are JavaScript's own. */
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

/** A text that is the same for identical values only. */
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

/** A path as rules write it. */
export function formatPath({ segments }: PathValue): string {
  return segments.map((segment) => `/${segment}`).join("");
}

/** Tells values apart as containers do: an int is never a float. */
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

// With its length, so that no text can look like two.
function delimited(text: string): string {
  return `${text.length}:${text}`;
}

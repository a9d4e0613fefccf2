import type { OrderOperator } from "./ast.ts";
import { compare, equal } from "./equality.ts";
import { Fault } from "./fault.ts";
import type { RuleValue } from "./value.ts";

/** A range that a query's filter keeps the value in. */
export interface Bound {
  readonly operator: OrderOperator;
  readonly value: RuleValue;
}

/** What a query lets conclude about a value that it does not fix. */
export interface Known {
  /** What the value holds, as a map; members that are absent here may be anything. */
  readonly members: ReadonlyMap<string, RuleValue>;
  readonly bounds: readonly Bound[];
  /** What the value is not. */
  readonly excluded: readonly RuleValue[];
  /** What the value, a list, holds. */
  readonly contained: readonly RuleValue[];
}

/** A value of which a query tells something, but not what it is. Whatever does not follow is an error. */
export interface Unproven extends Known {
  readonly type: "unproven";
  /** How errors call it. */
  readonly name: string;
}

export const unknown: Known = { members: new Map(), bounds: [], excluded: [], contained: [] };

export function unproven(name: string, known: Partial<Known>): Unproven {
  return { type: "unproven", name, ...unknown, ...known };
}

export function isUnproven(value: RuleValue): value is Unproven {
  return typeof value === "object" && value?.type === "unproven";
}

/** The error of every conclusion that does not follow. */
export function notProven({ name }: Unproven): Fault {
  return new Fault(`Property ${name} is undefined on object.`);
}

/** Refuses a value that only is half known. */
export function proven<Value extends RuleValue>(value: Value | Unproven): Value {
  if (isUnproven(value)) throw notProven(value);
  return value;
}

const flipped = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;

/** Whether an order follows from the bounds of one side. It never follows that it does not hold. */
export function proveOrder(operator: OrderOperator, left: RuleValue, right: RuleValue): true {
  if (isUnproven(left)) return isUnproven(right) ? refuse(left) : proveBound(operator, left, right);
  return isUnproven(right) ? proveBound(flipped[operator], right, left) : true;
}

function proveBound(operator: OrderOperator, value: Unproven, limit: RuleValue): true {
  return value.bounds.some((bound) => follows(bound, operator, limit)) ? true : refuse(value);
}

function follows(bound: Bound, operator: OrderOperator, limit: RuleValue): boolean {
  if (bound.operator[0] !== operator[0]) return false;
  const order = compare(bound.value, limit);
  // "> 4" says more than ">= 4".
  if (order === 0) return operator.endsWith("=") || !bound.operator.endsWith("=");
  return operator.startsWith(">") ? order > 0 : order < 0;
}

/** Whether two values differ, as far as the query tells; that they are equal never follows. */
export function proveDifference(left: RuleValue, right: RuleValue): true {
  const [value, other] = isUnproven(left) ? [left, right] : [right, left];
  if (!isUnproven(value)) return true;
  return value.excluded.some((one) => equal(one, other)) ? true : refuse(value);
}

/** Whether a half known list or map holds something. */
export function proveContained(item: RuleValue, container: Unproven): true {
  if (container.contained.some((one) => equal(one, item))) return true;
  return typeof item === "string" && container.members.has(item) ? true : refuse(container);
}

function refuse(value: Unproven): never {
  throw notProven(value);
}

import type { OrderOperator } from "../syntax/ast.ts";
import { compare, equal } from "./equality.ts";
import { EvaluationError } from "./evaluation-error.ts";
import type { Bound, Constraints, RuleValue, SymbolicValue } from "./value.ts";

export const unconstrained: Constraints = { members: new Map(), bounds: [], excluded: [], contained: [] };

export function createSymbolicValue(name: string, known: Partial<Constraints>): SymbolicValue {
  return { type: "symbolic", name, ...unconstrained, ...known };
}

export function isSymbolic(value: RuleValue): value is SymbolicValue {
  return typeof value === "object" && value?.type === "symbolic";
}

/** The error of every conclusion that does not follow. */
export function createUndecidedError({ name }: SymbolicValue): EvaluationError {
  return new EvaluationError(`Property ${name} is undefined on object.`);
}

/** @throws EvaluationError when the value is symbolic */
export function requireConcrete<Value extends RuleValue>(value: Value | SymbolicValue): Value {
  if (isSymbolic(value)) throw createUndecidedError(value);
  return value;
}

const flipped = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;

/** Whether an order follows from the bounds of one side. It never follows that it does not hold. */
export function proveOrder(operator: OrderOperator, left: RuleValue, right: RuleValue): true {
  if (isSymbolic(left)) return isSymbolic(right) ? throwUndecided(left) : proveBound(operator, left, right);
  return isSymbolic(right) ? proveBound(flipped[operator], right, left) : true;
}

function proveBound(operator: OrderOperator, value: SymbolicValue, limit: RuleValue): true {
  return value.bounds.some((bound) => follows(bound, operator, limit)) ? true : throwUndecided(value);
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
  const [value, other] = isSymbolic(left) ? [left, right] : [right, left];
  if (!isSymbolic(value)) return true;
  return value.excluded.some((one) => equal(one, other)) ? true : throwUndecided(value);
}

/** Whether a half known list or map holds something. */
export function proveContained(item: RuleValue, container: SymbolicValue): true {
  if (container.contained.some((one) => equal(one, item))) return true;
  return typeof item === "string" && container.members.has(item) ? true : throwUndecided(container);
}

function throwUndecided(value: SymbolicValue): never {
  throw createUndecidedError(value);
}

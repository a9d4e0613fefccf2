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

/** The error of every expression that the constraints of a symbolic value do not decide. */
export function createUndecidedError({ name }: SymbolicValue): EvaluationError {
  return new EvaluationError(`Property ${name} is undefined on object.`);
}

/** @throws EvaluationError when the value is symbolic */
export function requireConcrete<Value extends RuleValue>(value: Value | SymbolicValue): Value {
  if (isSymbolic(value)) throw createUndecidedError(value);
  return value;
}

const flipped = { "<": ">", "<=": ">=", ">": "<", ">=": "<=" } as const;

/**
 * Returns true when the bounds of the symbolic side imply the comparison; bounds never prove a comparison false.
 * @throws EvaluationError when they do not imply it
 */
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
  // With the same limit, `> 4` implies `>= 4`, but `>= 4` does not imply `> 4`.
  if (order === 0) return operator.endsWith("=") || !bound.operator.endsWith("=");
  return operator.startsWith(">") ? order > 0 : order < 0;
}

/**
 * Returns true when the constraints imply that the two values differ; they never prove equality.
 * @throws EvaluationError when they do not imply it
 */
export function proveDifference(left: RuleValue, right: RuleValue): true {
  const [value, other] = isSymbolic(left) ? [left, right] : [right, left];
  if (!isSymbolic(value)) return true;
  return value.excluded.some((one) => equal(one, other)) ? true : throwUndecided(value);
}

/**
 * Returns true when the constraints imply that a list or map contains the item.
 * @throws EvaluationError when they do not imply it
 */
export function proveContained(item: RuleValue, container: SymbolicValue): true {
  if (container.contained.some((one) => equal(one, item))) return true;
  return typeof item === "string" && container.members.has(item) ? true : throwUndecided(container);
}

function throwUndecided(value: SymbolicValue): never {
  throw createUndecidedError(value);
}

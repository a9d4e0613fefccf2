import type { ArithmeticOperator, BinaryOperator, OrderOperator } from "../syntax/ast.ts";
import { compare, equal, identical } from "./equality.ts";
import { checkLength, EvaluationError } from "./evaluation-error.ts";
import {
  isSymbolic,
  proveContained,
  proveDifference,
  proveOrder,
  requireConcrete,
} from "./symbolic-value.ts";
import { createDuration, createTimestamp } from "./time.ts";
import { identityOf, kindOf, type RuleValue } from "./value.ts";

/** Applies a binary operator; for `in`, the right operand is the container. */
export function applyBinary(operator: BinaryOperator, left: RuleValue, right: RuleValue): RuleValue {
  switch (operator) {
    case "==":
      return equals(left, right);
    case "!=":
      return differs(left, right);
    case "<":
    case "<=":
    case ">":
    case ">=":
      return isOrdered(operator, left, right);
    case "in":
      return contains(right, left);
    case "+":
    case "-":
    case "*":
    case "/":
    case "%":
      return calculate(operator, requireConcrete(left), requireConcrete(right));
    default:
      return operator satisfies never;
  }
}

// A filter never implies equality with a symbolic value, so `==` with one is undecided.
function equals(left: RuleValue, right: RuleValue): boolean {
  return equal(requireConcrete(left), requireConcrete(right));
}

function differs(left: RuleValue, right: RuleValue): boolean {
  if (isSymbolic(left) || isSymbolic(right)) return proveDifference(left, right);
  return !equal(left, right);
}

function isOrdered(operator: OrderOperator, left: RuleValue, right: RuleValue): boolean {
  if (isSymbolic(left) || isSymbolic(right)) return proveOrder(operator, left, right);
  const order = compare(left, right);
  switch (operator) {
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
    default:
      return operator satisfies never;
  }
}

function contains(container: RuleValue, item: RuleValue): boolean {
  if (isSymbolic(container)) return proveContained(requireConcrete(item), container);
  requireConcrete(item);
  if (container !== null && typeof container === "object") {
    if (container.type === "list") return container.values.some((value) => identical(value, item));
    if (container.type === "set") return container.values.has(identityOf(item));
    if (container.type === "map" && typeof item === "string") return container.entries.has(item);
  }
  throw createUnsupportedError("in", item, container);
}

function calculate(operator: ArithmeticOperator, left: RuleValue, right: RuleValue): RuleValue {
  if (typeof left === "bigint" && typeof right === "bigint")
    return checkInt(calculateInts(operator, left, right));
  if (typeof left === "bigint" && typeof right === "number")
    return calculateFloats(operator, Number(left), right);
  if (typeof left === "number" && typeof right === "bigint")
    return calculateFloats(operator, left, Number(right));
  if (typeof left === "number" && typeof right === "number") return calculateFloats(operator, left, right);
  if (operator === "+" && typeof left === "string" && typeof right === "string") {
    checkLength(left.length + right.length);
    return left + right;
  }
  return calculateTimes(operator, left, right);
}

function calculateInts(operator: ArithmeticOperator, left: bigint, right: bigint): bigint {
  if ((operator === "/" || operator === "%") && right === 0n) throw new EvaluationError("Divide by zero.");
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "%":
      return left % right;
    default:
      return operator satisfies never;
  }
}

function calculateFloats(operator: ArithmeticOperator, left: number, right: number): number {
  switch (operator) {
    case "+":
      return left + right;
    case "-":
      return left - right;
    case "*":
      return left * right;
    case "/":
      return left / right;
    case "%":
      return left % right;
    default:
      return operator satisfies never;
  }
}

function calculateTimes(operator: ArithmeticOperator, left: RuleValue, right: RuleValue): RuleValue {
  const kinds = `${kindOf(left)} ${operator} ${kindOf(right)}`;
  const [a, b] = [toNanos(left), toNanos(right)];
  switch (kinds) {
    case "timestamp + duration":
    case "duration + timestamp":
      return createTimestamp(a + b);
    case "timestamp - duration":
      return createTimestamp(a - b);
    case "timestamp - timestamp":
    case "duration - duration":
      return createDuration(a - b);
    case "duration + duration":
      return createDuration(a + b);
    default:
      throw createUnsupportedError(operator, left, right);
  }
}

function toNanos(value: RuleValue): bigint {
  if (value === null || typeof value !== "object") return 0n;
  return value.type === "timestamp" || value.type === "duration" ? value.nanos : 0n;
}

/** @throws EvaluationError when the integer does not fit into 64 bits */
export function checkInt(value: bigint): bigint {
  if (BigInt.asIntN(64, value) !== value) throw new EvaluationError("Integer overflow.");
  return value;
}

/** `-x` of a number. */
export function negate(value: RuleValue): RuleValue {
  if (typeof value === "bigint") return checkInt(-value);
  if (typeof value === "number") return -value;
  throw new EvaluationError(`Unsupported operation error. Received: -${kindOf(value)}. Expected: a number.`);
}

function createUnsupportedError(operator: string, left: RuleValue, right: RuleValue): EvaluationError {
  return new EvaluationError(
    `Unsupported operation error. Received: ${kindOf(left)} ${operator} ${kindOf(right)}.`,
  );
}

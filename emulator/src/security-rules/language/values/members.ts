import { toCharacters } from "../built-ins/string-methods.ts";
import { EvaluationError } from "./evaluation-error.ts";
import { createUndecidedError, isSymbolic } from "./symbolic-value.ts";
import { createList, kindOf, type RuleValue } from "./value.ts";

/** `value.name` */
export function getMember(value: RuleValue, name: string): RuleValue {
  if (value === null) throw new EvaluationError("Null value error.");
  const member = getMembers(value)?.get(name);
  if (member === undefined) throw new EvaluationError(`Property ${name} is undefined on object.`);
  return member;
}

function getMembers(value: RuleValue): ReadonlyMap<string, RuleValue> | undefined {
  if (value === null || typeof value !== "object") return undefined;
  if (value.type === "map") return value.entries;
  return value.type === "symbolic" ? value.members : undefined;
}

/** `value[index]` */
export function getElement(value: RuleValue, index: RuleValue): RuleValue {
  if (typeof index === "string") return getMember(value, index);
  if (isSymbolic(value)) throw createUndecidedError(value);
  const elements = getElements(value);
  if (typeof index !== "bigint") throw new EvaluationError(`A ${kindOf(index)} is no index.`);
  const element = index < 0n ? undefined : elements[Number(index)];
  if (element === undefined) throw new EvaluationError("Index out of range.");
  return element;
}

/** `value[from:to]`; `to` must be at least 1. */
export function getSlice(value: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  if (typeof value === "object" && value?.type !== "list")
    throw new EvaluationError(`A ${kindOf(value)} has no slices.`);
  const elements = getElements(value);
  if (typeof from !== "bigint" || typeof to !== "bigint")
    throw new EvaluationError("A slice must have ints.");
  const [start, end] = [Number(from), Number(to)];
  if (start < 0 || start >= elements.length || end < 1 || end > elements.length || start > end) {
    throw new EvaluationError("Slice out of range.");
  }
  const part = elements.slice(start, end);
  if (typeof value !== "string") return createList([...part]);
  return typeof part === "string" ? part : part.join("");
}

function getElements(value: RuleValue): string | readonly RuleValue[] {
  if (typeof value === "string") return toCharacters(value);
  if (typeof value === "object" && value?.type === "list") return value.values;
  if (typeof value === "object" && value?.type === "path") return value.segments;
  throw new EvaluationError(`A ${kindOf(value)} has no elements.`);
}

/** `value is type`. `is set` is always false, as in production, which accepts the type name but never matches it. */
export function isOfType(value: RuleValue, type: string): boolean {
  const kind = kindOf(value);
  if (kind === "set") return false;
  return type === "number" ? kind === "int" || kind === "float" : kind === type;
}

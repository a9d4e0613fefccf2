import { Fault } from "./fault.ts";
import { charactersOf } from "./methods/string.ts";
import { isUnproven, notProven } from "./unproven.ts";
import { kindOf, listOf, type RuleValue } from "./value.ts";

/** `value.name` */
export function memberOf(value: RuleValue, name: string): RuleValue {
  if (value === null) throw new Fault("Null value error.");
  const member = membersOf(value)?.get(name);
  if (member === undefined) throw new Fault(`Property ${name} is undefined on object.`);
  return member;
}

function membersOf(value: RuleValue): ReadonlyMap<string, RuleValue> | undefined {
  if (value === null || typeof value !== "object") return undefined;
  if (value.type === "map") return value.entries;
  return value.type === "unproven" ? value.members : undefined;
}

/** `value[index]` */
export function elementOf(value: RuleValue, index: RuleValue): RuleValue {
  if (typeof index === "string") return memberOf(value, index);
  if (isUnproven(value)) throw notProven(value);
  const elements = elementsOf(value);
  if (typeof index !== "bigint") throw new Fault(`A ${kindOf(index)} is no index.`);
  const element = index < 0n ? undefined : elements[Number(index)];
  if (element === undefined) throw new Fault("Index out of range.");
  return element;
}

/** `value[from:to]`; the end may not be the very beginning. */
export function sliceOf(value: RuleValue, from: RuleValue, to: RuleValue): RuleValue {
  if (typeof value === "object" && value?.type !== "list")
    throw new Fault(`A ${kindOf(value)} has no slices.`);
  const elements = elementsOf(value);
  if (typeof from !== "bigint" || typeof to !== "bigint") throw new Fault("A slice must have ints.");
  const [start, end] = [Number(from), Number(to)];
  if (start < 0 || start >= elements.length || end < 1 || end > elements.length || start > end) {
    throw new Fault("Slice out of range.");
  }
  const part = elements.slice(start, end);
  if (typeof value !== "string") return listOf([...part]);
  return typeof part === "string" ? part : part.join("");
}

function elementsOf(value: RuleValue): string | readonly RuleValue[] {
  if (typeof value === "string") return charactersOf(value);
  if (typeof value === "object" && value?.type === "list") return value.values;
  if (typeof value === "object" && value?.type === "path") return value.segments;
  throw new Fault(`A ${kindOf(value)} has no elements.`);
}

/** `value is type`. Nothing is a `set`, not even one: the real thing knows the word and never says yes. */
export function isOfType(value: RuleValue, type: string): boolean {
  const kind = kindOf(value);
  if (kind === "set") return false;
  return type === "number" ? kind === "int" || kind === "float" : kind === type;
}

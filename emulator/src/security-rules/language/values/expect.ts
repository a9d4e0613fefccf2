import { EvaluationError } from "./evaluation-error.ts";
import { requireConcrete } from "./symbolic-value.ts";
import {
  type Bytes,
  type Duration,
  kindOf,
  type List,
  type MapValue,
  type RuleValue,
  type SetValue,
} from "./value.ts";

/**
 * Checks the type of a built-in function's argument, like the functions below.
 * @throws EvaluationError for another type
 */
export function expectString(value: RuleValue | undefined): string {
  if (typeof value === "string") return value;
  throw createTypeError("string", value);
}

export function expectInt(value: RuleValue | undefined): bigint {
  if (typeof value === "bigint") return value;
  throw createTypeError("int", value);
}

/** A number as a JavaScript number; large ints may lose precision. */
export function expectNumber(value: RuleValue | undefined): number {
  if (typeof value === "bigint" || typeof value === "number") return Number(value);
  throw createTypeError("number", value);
}

export function expectList(value: RuleValue | undefined): List {
  if (isType("list", value)) return value;
  throw createTypeError("list", value);
}

export function expectSet(value: RuleValue | undefined): SetValue {
  if (isType("set", value)) return value;
  throw createTypeError("set", value);
}

export function expectMap(value: RuleValue | undefined): MapValue {
  if (isType("map", value)) return value;
  throw createTypeError("map", value);
}

export function expectDuration(value: RuleValue | undefined): Duration {
  if (isType("duration", value)) return value;
  throw createTypeError("duration", value);
}

/** The UTF-8 bytes of a string, or the bytes of a bytes value. */
export function expectBytes(value: RuleValue | undefined): Uint8Array {
  if (typeof value === "string") return Buffer.from(value, "utf8");
  if (isType("bytes", value)) return value.bytes;
  throw createTypeError("string or bytes", value);
}

type Compound = Exclude<RuleValue, null | boolean | bigint | number | string>;
type OfType = { [Type in Compound["type"]]: Extract<Compound, { type: Type }> };

/** Whether a value is of one of the types that are represented by objects. */
export function isType<Type extends Compound["type"]>(
  type: Type,
  value: RuleValue | undefined,
): value is OfType[Type] & Extract<RuleValue, { type: Type }> {
  return typeof value === "object" && value?.type === type;
}

export function createTypeError(expected: string, value: RuleValue | undefined): EvaluationError {
  if (value === undefined) return new EvaluationError("Wrong number of arguments.");
  return new EvaluationError(
    `Unexpected type: expected ${expected}, received ${kindOf(requireConcrete(value))}.`,
  );
}

export function createBytes(bytes: Uint8Array): Bytes {
  return { type: "bytes", bytes };
}

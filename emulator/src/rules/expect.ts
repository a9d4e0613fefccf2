import { Fault } from "./fault.ts";
import { proven } from "./unproven.ts";
import {
  type Bytes,
  type Duration,
  kindOf,
  type List,
  type MapValue,
  type RuleValue,
  type SetValue,
} from "./value.ts";

/** Arguments of built-in functions: each is what it has to be, or an error. */
export function expectString(value: RuleValue | undefined): string {
  if (typeof value === "string") return value;
  throw mismatch("string", value);
}

export function expectInt(value: RuleValue | undefined): bigint {
  if (typeof value === "bigint") return value;
  throw mismatch("int", value);
}

/** A number as JavaScript has it; ints may lose digits. */
export function expectNumber(value: RuleValue | undefined): number {
  if (typeof value === "bigint" || typeof value === "number") return Number(value);
  throw mismatch("number", value);
}

export function expectList(value: RuleValue | undefined): List {
  if (isOf("list", value)) return value;
  throw mismatch("list", value);
}

export function expectSet(value: RuleValue | undefined): SetValue {
  if (isOf("set", value)) return value;
  throw mismatch("set", value);
}

export function expectMap(value: RuleValue | undefined): MapValue {
  if (isOf("map", value)) return value;
  throw mismatch("map", value);
}

export function expectDuration(value: RuleValue | undefined): Duration {
  if (isOf("duration", value)) return value;
  throw mismatch("duration", value);
}

/** A text as its UTF-8 bytes, or bytes as they are. */
export function expectBytes(value: RuleValue | undefined): Uint8Array {
  if (typeof value === "string") return Buffer.from(value, "utf8");
  if (isOf("bytes", value)) return value.bytes;
  throw mismatch("string or bytes", value);
}

type Compound = Exclude<RuleValue, null | boolean | bigint | number | string>;
type OfType = { [Type in Compound["type"]]: Extract<Compound, { type: Type }> };

/** Whether a value is of one of the types that are objects here. */
export function isOf<Type extends Compound["type"]>(
  type: Type,
  value: RuleValue | undefined,
): value is OfType[Type] & Extract<RuleValue, { type: Type }> {
  return typeof value === "object" && value?.type === type;
}

export function mismatch(expected: string, value: RuleValue | undefined): Fault {
  if (value === undefined) return new Fault("Wrong number of arguments.");
  return new Fault(`Unexpected type: expected ${expected}, received ${kindOf(proven(value))}.`);
}

/** Bytes as a value. */
export function bytesOf(bytes: Uint8Array): Bytes {
  return { type: "bytes", bytes };
}

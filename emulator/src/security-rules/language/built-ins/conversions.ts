import { EvaluationError } from "../values/evaluation-error.ts";
import { createTypeError, expectString, isType } from "../values/expect.ts";
import { checkInt } from "../values/operators.ts";
import { createPath, formatPath, type PathValue, type RuleValue } from "../values/value.ts";

const wholeNumber = /^-?[0-9]+$/;
const decimalNumber = /^[+-]?(\d+(\.\d*)?|\.\d+)([eE][+-]?\d+)?$/;

/** `int(x)`: floats are truncated. */
export function toInt(value: RuleValue | undefined): bigint {
  if (typeof value === "bigint") return value;
  if (typeof value === "string" && wholeNumber.test(value)) return checkInt(BigInt(value));
  if (typeof value === "number" && Number.isFinite(value)) return checkInt(BigInt(Math.trunc(value)));
  throw createTypeError("a whole number", value);
}

/** `float(x)` */
export function toFloat(value: RuleValue | undefined): number {
  if (typeof value === "bigint" || typeof value === "number") return Number(value);
  if (typeof value === "string" && decimalNumber.test(value)) return Number(value);
  throw createTypeError("a number", value);
}

/** `string(x)` */
export function toText(value: RuleValue | undefined): string {
  if (typeof value === "string") return value;
  if (value === null || typeof value === "boolean" || typeof value === "bigint") return String(value);
  if (typeof value === "number") return formatFloat(value);
  if (isType("path", value)) return formatPath(value);
  throw createTypeError("bool, int, float, null, path or string", value);
}

// Format a whole float with `.0`, to distinguish it from an int.
function formatFloat(value: number): string {
  return Number.isInteger(value) && Math.abs(value) < 1e21 ? value.toFixed(1) : String(value);
}

/** `path(x)`: parses a string with a `/` before each segment. */
export function toPath(value: RuleValue | undefined): PathValue {
  if (isType("path", value)) return value;
  const [before, ...segments] = expectString(value).split("/");
  if (before !== "" || segments.length === 0 || segments.includes(""))
    throw new EvaluationError("Invalid path.");
  return createPath(segments);
}

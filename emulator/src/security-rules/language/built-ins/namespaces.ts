import { createHash } from "node:crypto";
import { EvaluationError } from "../values/evaluation-error.ts";
import {
  createBytes,
  createTypeError,
  expectBytes,
  expectDuration,
  expectInt,
  expectNumber,
  expectString,
} from "../values/expect.ts";
import { checkInt } from "../values/operators.ts";
import { createDate, createDuration, createTimestamp, units } from "../values/time.ts";
import type { LatLng, RuleValue } from "../values/value.ts";
import { checksum } from "./checksums.ts";
import { toFloat, toInt, toPath, toText } from "./conversions.ts";
import { createTable, type Table } from "./function-table.ts";

/** Functions that are called without a namespace. */
export const globals = createTable<null>(
  ["int", 1, (_, [value]) => toInt(value)],
  ["float", 1, (_, [value]) => toFloat(value)],
  ["string", 1, (_, [value]) => toText(value)],
  ["path", 1, (_, [value]) => toPath(value)],
);

/** Functions that are called as `namespace.name(…)`. */
export const namespaces: ReadonlyMap<string, Table<null>> = new Map([
  [
    "math",
    createTable<null>(
      ["abs", 1, (_, [value]) => absolute(value)],
      ["ceil", 1, (_, [value]) => Math.ceil(expectNumber(value))],
      ["floor", 1, (_, [value]) => Math.floor(expectNumber(value))],
      ["round", 1, (_, [value]) => round(value)],
      ["sqrt", 1, (_, [value]) => Math.sqrt(expectNumber(value))],
      ["pow", 2, (_, [base, exponent]) => expectNumber(base) ** expectNumber(exponent)],
      ["isNaN", 1, (_, [value]) => Number.isNaN(expectNumber(value))],
    ),
  ],
  [
    "duration",
    createTable<null>(
      ["value", 2, (_, [amount, unit]) => createDuration(expectInt(amount) * nanosIn(expectString(unit)))],
      ["time", 4, (_, args) => createDuration(toTotalNanos(args))],
      ["abs", 1, (_, [value]) => absoluteDuration(expectDuration(value).nanos)],
    ),
  ],
  [
    "timestamp",
    createTable<null>(
      ["date", 3, (_, [year, month, day]) => createDate(expectInt(year), expectInt(month), expectInt(day))],
      ["value", 1, (_, [millis]) => createTimestamp(expectInt(millis) * 1_000_000n)],
    ),
  ],
  [
    "latlng",
    createTable<null>([
      "value",
      2,
      (_, [latitude, longitude]) => createLatLng(expectNumber(latitude), expectNumber(longitude)),
    ]),
  ],
  [
    "hashing",
    createTable<null>(
      ["md5", 1, (_, [value]) => createBytes(createHash("md5").update(expectBytes(value)).digest())],
      ["sha256", 1, (_, [value]) => createBytes(createHash("sha256").update(expectBytes(value)).digest())],
      ["crc32", 1, (_, [value]) => createBytes(checksum("crc32", expectBytes(value)))],
      ["crc32c", 1, (_, [value]) => createBytes(checksum("crc32c", expectBytes(value)))],
    ),
  ],
]);

function absolute(value: RuleValue | undefined): RuleValue {
  if (typeof value === "bigint") return checkInt(value < 0n ? -value : value);
  if (typeof value === "number") return Math.abs(value);
  throw createTypeError("number", value);
}

// Rounds halves up, also for negative numbers: −1.5 becomes −1.
function round(value: RuleValue | undefined): bigint {
  return typeof value === "bigint" ? value : toInt(Math.floor(expectNumber(value) + 0.5));
}

function nanosIn(unit: string): bigint {
  const nanos = units[unit];
  if (nanos === undefined) throw new EvaluationError(`Unknown unit of time ${unit}.`);
  return nanos;
}

function toTotalNanos(args: readonly RuleValue[]): bigint {
  const [hours, minutes, seconds, nanos] = args.map(expectInt);
  const whole = (hours ?? 0n) * 3600n + (minutes ?? 0n) * 60n + (seconds ?? 0n);
  return whole * 1_000_000_000n + (nanos ?? 0n);
}

function absoluteDuration(nanos: bigint): RuleValue {
  return createDuration(nanos < 0n ? -nanos : nanos);
}

function createLatLng(latitude: number, longitude: number): LatLng {
  if (!(Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180)) {
    throw new EvaluationError("Latitude or longitude is out of range.");
  }
  return { type: "latlng", latitude, longitude };
}

import { EvaluationError } from "./evaluation-error.ts";
import type { Duration, Timestamp } from "./value.ts";

const second = 1_000_000_000n;
const day = 86_400n * second;
// The years 1 to 9999.
const minTimestamp = -62_135_596_800n * second;
const maxTimestamp = 253_402_300_800n * second;
const maxDuration = 315_576_000_000n * second;

/** Nanoseconds in each unit of `duration.value`. */
export const units: Readonly<Record<string, bigint>> = {
  w: 7n * day,
  d: day,
  h: 3600n * second,
  m: 60n * second,
  s: second,
  ms: 1_000_000n,
  ns: 1n,
};

/** @throws EvaluationError when the timestamp is outside the years 1 to 9999 */
export function createTimestamp(nanos: bigint): Timestamp {
  if (nanos < minTimestamp || nanos >= maxTimestamp) throw new EvaluationError("Timestamp is out of range.");
  return { type: "timestamp", nanos };
}

export function createDuration(nanos: bigint): Duration {
  if (nanos < -maxDuration || nanos > maxDuration) throw new EvaluationError("Duration is out of range.");
  return { type: "duration", nanos };
}

/**
 * Midnight UTC of a day.
 * @throws EvaluationError when there is no such day
 */
export function createDate(year: bigint, month: bigint, dayOfMonth: bigint): Timestamp {
  const date = new Date(0);
  date.setUTCFullYear(Number(year), Number(month) - 1, Number(dayOfMonth));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(dayOfMonth);
  if (!exists || date.getUTCFullYear() !== Number(year)) throw new EvaluationError("There is no such date.");
  return createTimestamp(BigInt(date.getTime()) * 1_000_000n);
}

/** Midnight UTC of the timestamp's day, as a JavaScript Date. */
export function toUtcDate({ nanos }: Timestamp): Date {
  return new Date(Number((nanos - nanosOfDay(nanos)) / 1_000_000n));
}

export function dayOfYear(timestamp: Timestamp): number {
  const date = toUtcDate(timestamp);
  const first = new Date(0);
  first.setUTCFullYear(date.getUTCFullYear(), 0, 1);
  return (date.getTime() - first.getTime()) / 86_400_000 + 1;
}

/** Nanoseconds since midnight UTC. */
export function nanosOfDay(nanos: bigint): bigint {
  return floorMod(nanos, day);
}

/** The remainder, which is never negative. */
export function floorMod(value: bigint, divisor: bigint): bigint {
  return ((value % divisor) + divisor) % divisor;
}

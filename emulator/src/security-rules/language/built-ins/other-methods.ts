import { EvaluationError } from "../values/evaluation-error.ts";
import { createTypeError, expectMap, expectString, isType } from "../values/expect.ts";
import { createDate, createDuration, dayOfYear, floorMod, nanosOfDay, toUtcDate } from "../values/time.ts";
import {
  type Bytes,
  createPath,
  type Duration,
  type LatLng,
  type PathValue,
  type RuleValue,
  type Timestamp,
} from "../values/value.ts";
import { createTable } from "./function-table.ts";

const second = 1_000_000_000n;
const earthRadius = 6_371_000;

export const bytesMethods = createTable<Bytes>(
  ["size", 0, ({ bytes }) => BigInt(bytes.byteLength)],
  [
    "toBase64",
    0,
    ({ bytes }) => Buffer.from(bytes).toString("base64").replaceAll("+", "-").replaceAll("/", "_"),
  ],
  ["toHexString", 0, ({ bytes }) => Buffer.from(bytes).toString("hex").toUpperCase()],
);

export const timestampMethods = createTable<Timestamp>(
  ["year", 0, (self) => BigInt(toUtcDate(self).getUTCFullYear())],
  ["month", 0, (self) => BigInt(toUtcDate(self).getUTCMonth() + 1)],
  ["day", 0, (self) => BigInt(toUtcDate(self).getUTCDate())],
  // Sunday is day 7 in rules and day 0 in JavaScript.
  ["dayOfWeek", 0, (self) => BigInt(toUtcDate(self).getUTCDay() || 7)],
  ["dayOfYear", 0, (self) => BigInt(dayOfYear(self))],
  ["hours", 0, ({ nanos }) => nanosOfDay(nanos) / (3600n * second)],
  ["minutes", 0, ({ nanos }) => (nanosOfDay(nanos) / (60n * second)) % 60n],
  ["seconds", 0, ({ nanos }) => (nanosOfDay(nanos) / second) % 60n],
  ["nanos", 0, ({ nanos }) => floorMod(nanos, second)],
  ["toMillis", 0, ({ nanos }) => (nanos - floorMod(nanos, 1_000_000n)) / 1_000_000n],
  ["date", 0, midnightOf],
  ["time", 0, ({ nanos }) => createDuration(nanosOfDay(nanos))],
);

export const durationMethods = createTable<Duration>(
  ["seconds", 0, ({ nanos }) => nanos / second],
  ["nanos", 0, ({ nanos }) => nanos % second],
);

export const latLngMethods = createTable<LatLng>(
  ["latitude", 0, ({ latitude }) => latitude],
  ["longitude", 0, ({ longitude }) => longitude],
  [
    "distance",
    1,
    (self, [other]) => {
      if (!isType("latlng", other)) throw createTypeError("latlng", other);
      return distance(self, other);
    },
  ],
);

export const pathMethods = createTable<PathValue>(["bind", 1, (self, [values]) => bind(self, values)]);

function midnightOf(timestamp: Timestamp): Timestamp {
  const date = toUtcDate(timestamp);
  const parts = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const;
  return createDate(BigInt(parts[0]), BigInt(parts[1]), BigInt(parts[2]));
}

/** The great-circle distance in metres. */
function distance(a: LatLng, b: LatLng): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const halfSine = (difference: number) => Math.sin(radians(difference) / 2) ** 2;
  const share =
    halfSine(b.latitude - a.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * halfSine(b.longitude - a.longitude);
  return 2 * earthRadius * Math.asin(Math.min(1, Math.sqrt(share)));
}

function bind({ segments }: PathValue, values: RuleValue | undefined): PathValue {
  const { entries } = expectMap(values);
  let used = 0;
  const bound = segments.map((segment) => {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    if (name === undefined) return segment;
    used++;
    return expectString(entries.get(name));
  });
  if (used !== entries.size)
    throw new EvaluationError("The map must have exactly the keys that the path needs.");
  return createPath(bound);
}

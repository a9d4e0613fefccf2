import { expectMap, expectString, isOf, mismatch } from "../expect.ts";
import { Fault } from "../fault.ts";
import { calendarOf, dateOf, dayOfYear, durationOf, floorMod, nanosOfDay } from "../time.ts";
import {
  type Bytes,
  type Duration,
  type LatLng,
  type PathValue,
  pathOf,
  type RuleValue,
  type Timestamp,
} from "../value.ts";
import { tableOf } from "./table.ts";

const second = 1_000_000_000n;
const earthRadius = 6_371_000;

export const bytesMethods = tableOf<Bytes>(
  ["size", 0, ({ bytes }) => BigInt(bytes.byteLength)],
  [
    "toBase64",
    0,
    ({ bytes }) => Buffer.from(bytes).toString("base64").replaceAll("+", "-").replaceAll("/", "_"),
  ],
  ["toHexString", 0, ({ bytes }) => Buffer.from(bytes).toString("hex").toUpperCase()],
);

export const timestampMethods = tableOf<Timestamp>(
  ["year", 0, (self) => BigInt(calendarOf(self).getUTCFullYear())],
  ["month", 0, (self) => BigInt(calendarOf(self).getUTCMonth() + 1)],
  ["day", 0, (self) => BigInt(calendarOf(self).getUTCDate())],
  // Sunday is the last day of a week.
  ["dayOfWeek", 0, (self) => BigInt(calendarOf(self).getUTCDay() || 7)],
  ["dayOfYear", 0, (self) => BigInt(dayOfYear(self))],
  ["hours", 0, ({ nanos }) => nanosOfDay(nanos) / (3600n * second)],
  ["minutes", 0, ({ nanos }) => (nanosOfDay(nanos) / (60n * second)) % 60n],
  ["seconds", 0, ({ nanos }) => (nanosOfDay(nanos) / second) % 60n],
  ["nanos", 0, ({ nanos }) => floorMod(nanos, second)],
  ["toMillis", 0, ({ nanos }) => (nanos - floorMod(nanos, 1_000_000n)) / 1_000_000n],
  ["date", 0, midnightOf],
  ["time", 0, ({ nanos }) => durationOf(nanosOfDay(nanos))],
);

export const durationMethods = tableOf<Duration>(
  ["seconds", 0, ({ nanos }) => nanos / second],
  ["nanos", 0, ({ nanos }) => nanos % second],
);

export const latLngMethods = tableOf<LatLng>(
  ["latitude", 0, ({ latitude }) => latitude],
  ["longitude", 0, ({ longitude }) => longitude],
  [
    "distance",
    1,
    (self, [other]) => {
      if (!isOf("latlng", other)) throw mismatch("latlng", other);
      return distance(self, other);
    },
  ],
);

export const pathMethods = tableOf<PathValue>(["bind", 1, (self, [values]) => bind(self, values)]);

function midnightOf(timestamp: Timestamp): Timestamp {
  const date = calendarOf(timestamp);
  const parts = [date.getUTCFullYear(), date.getUTCMonth() + 1, date.getUTCDate()] as const;
  return dateOf(BigInt(parts[0]), BigInt(parts[1]), BigInt(parts[2]));
}

/** Along a great circle, in metres. */
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
  if (used !== entries.size) throw new Fault("The map must have exactly the keys that the path needs.");
  return pathOf(bound);
}

import { DocumentReference, type Firestore, GeoPoint, Timestamp } from "firebase-admin/firestore";
import * as z from "zod/mini";

/**
 * A stored value as JSON. What JSON has is written as it is; anything else is an array that begins with its type, so that a timestamp is
 * never taken for a text that looks like one.
 */
export type JsonValue = null | boolean | number | string | JsonValue[] | { [key: string]: JsonValue };

function encodeNumber(value: number): JsonValue {
  return Number.isFinite(value) && !Object.is(value, -0)
    ? value
    : ["number", Object.is(value, -0) ? "-0" : String(value)];
}

function encodeObject(value: object): JsonValue {
  if (value instanceof Timestamp) return ["timestamp", value.seconds, value.nanoseconds];
  if (value instanceof GeoPoint) return ["geopoint", value.latitude, value.longitude];
  if (value instanceof DocumentReference) return ["reference", value.path];
  if (value instanceof Uint8Array) return ["bytes", Buffer.from(value).toString("base64")];
  if (Array.isArray(value)) return ["array", ...value.map(encodeValue)];
  const prototype: unknown = Object.getPrototypeOf(value);
  if (prototype !== Object.prototype && prototype !== null)
    throw new TypeError(`A value of the type ${value.constructor.name} cannot be exported`);
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, field]) => [key, encodeValue(field)]));
}

/** @throws TypeError for a type that the drill does not know: it must not be lost silently */
export function encodeValue(value: unknown): JsonValue {
  if (value === null || typeof value === "boolean" || typeof value === "string") return value;
  if (typeof value === "number") return encodeNumber(value);
  if (typeof value === "object") return encodeObject(value);
  throw new TypeError(`A value of the type ${typeof value} cannot be exported`);
}

const Tagged = z.union([
  z.tuple([z.literal("number"), z.string()]),
  z.tuple([z.literal("timestamp"), z.int(), z.int()]),
  z.tuple([z.literal("geopoint"), z.number(), z.number()]),
  z.tuple([z.literal("reference"), z.string()]),
  z.tuple([z.literal("bytes"), z.string()]),
  z.tuple([z.literal("array")], z.unknown()),
]);

function decodeTagged(database: Firestore, tagged: z.output<typeof Tagged>): unknown {
  switch (tagged[0]) {
    case "number":
      return Number(tagged[1]);
    case "timestamp":
      return new Timestamp(tagged[1], tagged[2]);
    case "geopoint":
      return new GeoPoint(tagged[1], tagged[2]);
    case "reference":
      return database.doc(tagged[1]);
    case "bytes":
      return Buffer.from(tagged[1], "base64");
    case "array":
      return tagged.slice(1).map((value) => decodeValue(database, value));
  }
}

/** The value that was exported. @throws ZodError for a file that was not written by `encodeValue` */
export function decodeValue(database: Firestore, json: unknown): unknown {
  if (Array.isArray(json)) return decodeTagged(database, Tagged.parse(json));
  return json !== null && typeof json === "object" ? decodeFields(database, json) : json;
}

/** The fields of an exported document. */
export function decodeFields(database: Firestore, fields: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [key, decodeValue(database, value)]),
  );
}

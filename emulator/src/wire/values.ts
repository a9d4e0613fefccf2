import { invalidArgument } from "../shared/rpc-error.ts";
import { checkFieldName } from "../store/documents/field-path.ts";
import type { Fields, Value } from "../store/documents/value.ts";
import { nullValue } from "../store/documents/value.ts";
import type { WireValue } from "./messages.ts";
import { decodeName, encodeName } from "./names.ts";
import { decodeTimestamp, encodeTimestamp } from "./time.ts";

const maxDepth = 20;
const vectorType = "__vector__";

/**
 * Reads the fields of a document or map.
 * @throws RpcError INVALID_ARGUMENT for fields that cannot be stored
 */
export function decodeFields(fields: Readonly<Record<string, WireValue>> | undefined, depth = 1): Fields {
  const read = new Map<string, Value>();
  for (const [name, value] of Object.entries(fields ?? {})) {
    checkFieldName(name);
    read.set(name, decodeValue(value, depth));
  }
  return read;
}

/**
 * Reads one value.
 * @throws RpcError INVALID_ARGUMENT for a value that cannot be stored
 */
export function decodeValue(wire: WireValue | undefined, depth = 1): Value {
  if (depth > maxDepth) throw invalidArgument(`Values are nested deeper than ${maxDepth} levels.`);
  switch (wire?.valueType) {
    case "nullValue":
      return nullValue;
    case "booleanValue":
      return { type: "boolean", value: wire.booleanValue ?? false };
    case "integerValue":
      return { type: "integer", value: BigInt(wire.integerValue ?? 0) };
    case "doubleValue":
      return { type: "double", value: wire.doubleValue ?? 0 };
    case "stringValue":
      return { type: "string", value: wire.stringValue ?? "" };
    case "timestampValue":
      return { type: "timestamp", value: decodeTimestamp(wire.timestampValue ?? {}) };
    case "bytesValue":
      return { type: "bytes", value: wire.bytesValue ?? new Uint8Array() };
    case "referenceValue":
      return { type: "reference", ...decodeName(wire.referenceValue ?? "") };
    case "geoPointValue":
      return decodeGeoPoint(wire.geoPointValue ?? {});
    case "arrayValue":
      return { type: "array", values: decodeElements(wire.arrayValue?.values, depth + 1) };
    case "mapValue":
      return decodeMap(wire.mapValue?.fields ?? {}, depth + 1);
    default:
      throw invalidArgument(`A value of type ${wire?.valueType ?? "nothing"} cannot be stored.`);
  }
}

/** Reads the operand of a filter or cursor, in which, unlike in stored values, arrays may contain arrays. */
export function decodeOperand(wire: WireValue | undefined): Value {
  if (wire?.valueType !== "arrayValue") return decodeValue(wire);
  return { type: "array", values: (wire.arrayValue?.values ?? []).map(decodeOperand) };
}

/**
 * Reads the elements of an array.
 * @throws RpcError INVALID_ARGUMENT for an array within the array
 */
export function decodeElements(values: readonly WireValue[] | undefined, depth = 1): Value[] {
  return (values ?? []).map((value) => {
    if (value.valueType === "arrayValue") throw invalidArgument("Nested arrays are not allowed");
    return decodeValue(value, depth);
  });
}

function decodeGeoPoint({ latitude = 0, longitude = 0 }: { latitude?: number; longitude?: number }): Value {
  if (!(Math.abs(latitude) <= 90)) throw invalidArgument(`Latitude ${latitude} is out of range.`);
  if (!(Math.abs(longitude) <= 180)) throw invalidArgument(`Longitude ${longitude} is out of range.`);
  return { type: "geoPoint", latitude, longitude };
}

function decodeMap(fields: Readonly<Record<string, WireValue>>, depth: number): Value {
  if (fields["__type__"]?.stringValue !== vectorType)
    return { type: "map", fields: decodeFields(fields, depth) };
  const values = (fields["value"]?.arrayValue?.values ?? []).map(({ doubleValue, integerValue }) => {
    const number = doubleValue ?? (integerValue === undefined ? undefined : Number(integerValue));
    if (number === undefined) throw invalidArgument("A vector holds numbers only.");
    return number;
  });
  return { type: "vector", values };
}

/** Converts fields to messages. */
export function encodeFields(fields: Fields): Record<string, WireValue> {
  const written: Record<string, WireValue> = {};
  for (const [name, value] of fields) written[name] = encodeValue(value);
  return written;
}

/** Converts one value to a message. */
export function encodeValue(value: Value): WireValue {
  switch (value.type) {
    case "null":
      return { nullValue: "NULL_VALUE" };
    case "boolean":
      return { booleanValue: value.value };
    case "integer":
      return { integerValue: String(value.value) };
    case "double":
      return { doubleValue: value.value };
    case "timestamp":
      return { timestampValue: encodeTimestamp(value.value) };
    case "string":
      return { stringValue: value.value };
    case "bytes":
      return { bytesValue: value.value };
    case "reference":
      return { referenceValue: encodeName(value.database, value.path) };
    case "geoPoint":
      return { geoPointValue: { latitude: value.latitude, longitude: value.longitude } };
    case "array":
      return { arrayValue: { values: value.values.map(encodeValue) } };
    case "vector":
      return { mapValue: { fields: encodeVector(value.values) } };
    case "map":
      return { mapValue: { fields: encodeFields(value.fields) } };
    default:
      return value satisfies never;
  }
}

function encodeVector(values: readonly number[]): Record<string, WireValue> {
  return {
    __type__: { stringValue: vectorType },
    value: { arrayValue: { values: values.map((doubleValue) => ({ doubleValue })) } },
  };
}

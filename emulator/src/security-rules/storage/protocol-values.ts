import { toRecord, toRecords, toText } from "../../shared/untyped-json.ts";
import { parseTimestamp } from "../../wire/json-time.ts";
import {
  createList,
  createMap,
  createPath,
  createSet,
  type MapValue,
  type RuleValue,
} from "../language/values/value.ts";

/** Reads a value in the format that firebase-tools uses for the Storage rules runtime. */
export function readProtocolValue(value: unknown): RuleValue {
  const [[type, content] = ["", undefined]] = Object.entries(toRecord(value));
  switch (type) {
    case "null_value":
      return null;
    case "bool_value":
      return content === true;
    case "string_value":
      return toText(content);
    case "int_value":
      return Number.isInteger(content) ? BigInt(Number(content)) : Number(content);
    case "float_value":
      return Number(content);
    case "timestamp_value":
      return readTime(content);
    case "list_value":
      return createList(toRecords(toRecord(content)["values"]).map(readProtocolValue));
    case "set_value":
      return createSet(toRecords(toRecord(content)["values"]).map(readProtocolValue));
    case "map_value":
      return readEntries(toRecord(content)["fields"], readProtocolValue);
    case "path_value":
      return createPath(toRecords(toRecord(content)["segments"]).map(({ simple }) => toText(simple)));
    default:
      throw new Error(`A value of type ${type} is not known.`);
  }
}

/** Reads a Firestore document in the format of the REST API, as a rules value. */
export function readDocument(document: unknown): RuleValue {
  const { name, fields } = toRecord(document);
  const path = referencedPath(name);
  return createMap([
    ["data", readEntries(fields, readRestValue)],
    ["id", path.segments.at(-1) ?? ""],
    ["__name__", path],
  ]);
}

function readRestValue(value: unknown): RuleValue {
  const [[type, content] = ["", undefined]] = Object.entries(toRecord(value));
  switch (type) {
    case "nullValue":
      return null;
    case "booleanValue":
      return content === true;
    case "integerValue":
      return BigInt(toText(content));
    case "doubleValue":
      return Number(content);
    case "stringValue":
      return toText(content);
    case "timestampValue":
      return readTime(content);
    case "bytesValue":
      return { type: "bytes", bytes: Buffer.from(toText(content), "base64") };
    case "referenceValue":
      return referencedPath(content);
    case "geoPointValue": {
      const { latitude = 0, longitude = 0 } = toRecord(content);
      return { type: "latlng", latitude: Number(latitude), longitude: Number(longitude) };
    }
    case "arrayValue":
      return createList(toRecords(toRecord(content)["values"]).map(readRestValue));
    case "mapValue":
      return readEntries(toRecord(content)["fields"], readRestValue);
    default:
      throw new Error(`A value of type ${type} is not known.`);
  }
}

function readEntries(fields: unknown, read: (value: unknown) => RuleValue): MapValue {
  return createMap(Object.entries(toRecord(fields)).map(([key, value]) => [key, read(value)] as const));
}

function readTime(text: unknown): RuleValue {
  const { seconds, nanos } = parseTimestamp(text);
  return { type: "timestamp", nanos: BigInt(seconds) * 1_000_000_000n + BigInt(nanos) };
}

// Paths in rules omit the project.
function referencedPath(name: unknown) {
  return createPath(toText(name).split("/").slice(2));
}

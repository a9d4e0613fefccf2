import { listOf, type MapValue, mapOf, pathOf, type RuleValue, setOf } from "../rules/value.ts";
import { recordOf, recordsOf, textOf } from "../untyped.ts";
import { readTimestamp } from "../wire/json-time.ts";

/** Reads a value as firebase-tools writes it for the Storage rules runtime. */
export function readProtocolValue(value: unknown): RuleValue {
  const [[type, content] = ["", undefined]] = Object.entries(recordOf(value));
  switch (type) {
    case "null_value":
      return null;
    case "bool_value":
      return content === true;
    case "string_value":
      return textOf(content);
    case "int_value":
      return Number.isInteger(content) ? BigInt(Number(content)) : Number(content);
    case "float_value":
      return Number(content);
    case "timestamp_value":
      return readTime(content);
    case "list_value":
      return listOf(recordsOf(recordOf(content)["values"]).map(readProtocolValue));
    case "set_value":
      return setOf(recordsOf(recordOf(content)["values"]).map(readProtocolValue));
    case "map_value":
      return readEntries(recordOf(content)["fields"], readProtocolValue);
    case "path_value":
      return pathOf(recordsOf(recordOf(content)["segments"]).map(({ simple }) => textOf(simple)));
    default:
      throw new Error(`A value of type ${type} is not known.`);
  }
}

/** Reads a Firestore document as its REST interface writes it, as rules see it. */
export function readDocument(document: unknown): RuleValue {
  const { name, fields } = recordOf(document);
  const path = referencedPath(name);
  return mapOf([
    ["data", readEntries(fields, readRestValue)],
    ["id", path.segments.at(-1) ?? ""],
    ["__name__", path],
  ]);
}

function readRestValue(value: unknown): RuleValue {
  const [[type, content] = ["", undefined]] = Object.entries(recordOf(value));
  switch (type) {
    case "nullValue":
      return null;
    case "booleanValue":
      return content === true;
    case "integerValue":
      return BigInt(textOf(content));
    case "doubleValue":
      return Number(content);
    case "stringValue":
      return textOf(content);
    case "timestampValue":
      return readTime(content);
    case "bytesValue":
      return { type: "bytes", bytes: Buffer.from(textOf(content), "base64") };
    case "referenceValue":
      return referencedPath(content);
    case "geoPointValue": {
      const { latitude = 0, longitude = 0 } = recordOf(content);
      return { type: "latlng", latitude: Number(latitude), longitude: Number(longitude) };
    }
    case "arrayValue":
      return listOf(recordsOf(recordOf(content)["values"]).map(readRestValue));
    case "mapValue":
      return readEntries(recordOf(content)["fields"], readRestValue);
    default:
      throw new Error(`A value of type ${type} is not known.`);
  }
}

function readEntries(fields: unknown, read: (value: unknown) => RuleValue): MapValue {
  return mapOf(Object.entries(recordOf(fields)).map(([key, value]) => [key, read(value)] as const));
}

function readTime(text: unknown): RuleValue {
  const { seconds, nanos } = readTimestamp(text);
  return { type: "timestamp", nanos: BigInt(seconds) * 1_000_000_000n + BigInt(nanos) };
}

// Rules leave the project out of a name.
function referencedPath(name: unknown) {
  return pathOf(textOf(name).split("/").slice(2));
}

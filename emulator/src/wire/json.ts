import { invalidArgument } from "../shared/rpc-error.ts";
import { formatScalar, parseScalar } from "./json-scalars.ts";
import { formatTimestamp, isTimestamp, parseTimestamp } from "./json-time.ts";
import { describeType, type FieldDescription, type TypeDescription } from "./protocol.ts";

const scalars: ReadonlySet<string> = new Set([
  ...["string", "bool", "bytes", "double", "float", "int32", "uint32", "int64", "uint64", "sint64"],
]);
const wrapper = /^google\.protobuf\.(?:Int32|Int64|UInt32|Double|Float|Bool|String|Bytes)Value$/;
const timestamp = "google.protobuf.Timestamp";
const nullType = "google.protobuf.NullValue";

type Fields = Readonly<Record<string, unknown>>;

/** Converts proto3 JSON to a message of the given type, in the shape of the binary codec. */
export function fromJson(type: string, json: unknown): object {
  const { name, description } = describeType(type, "google.firestore.v1");
  return parseMessage(name, description, json);
}

/** Converts a message of the given type to proto3 JSON. */
export function toJson(type: string, message: object): unknown {
  const { name, description } = describeType(type, "google.firestore.v1");
  return formatMessage(name, description, message);
}

function parseMessage(type: string, description: TypeDescription, json: unknown): object {
  if (type === timestamp) return parseTimestamp(json);
  if (wrapper.test(type)) return { value: parseScalar(description.fields?.["value"]?.type ?? "", json) };
  if (!isRecord(json)) throw invalidArgument(`A ${type} must be an object.`);
  const message: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(json)) {
    const name = camelCase(key);
    const field = description.fields?.[name];
    if (!field) throw invalidArgument(`Unknown name "${key}": Cannot find field.`);
    if (value === null && field.type !== nullType && field.type !== "NullValue") continue;
    message[name] = parseField(type, field, value);
    setOneof(description, message, name);
  }
  return message;
}

function setOneof(description: TypeDescription, message: Record<string, unknown>, name: string): void {
  for (const [oneof, { oneof: members }] of Object.entries(description.oneofs ?? {})) {
    if (!members.includes(name)) continue;
    if (message[oneof] !== undefined) throw invalidArgument(`Only one of ${members.join(", ")} can be set.`);
    message[oneof] = name;
  }
}

function parseField(scope: string, field: FieldDescription, json: unknown): unknown {
  if (field.keyType !== undefined) {
    if (!isRecord(json)) throw invalidArgument("A map must be an object.");
    return Object.fromEntries(
      Object.entries(json).map(([key, value]) => [key, parseOne(scope, field, value)]),
    );
  }
  if (field.rule !== "repeated") return parseOne(scope, field, json);
  // A query parameter that occurs once is a list of one element.
  return (Array.isArray(json) ? json : [json]).map((value: unknown) => parseOne(scope, field, value));
}

function parseOne(scope: string, { type }: FieldDescription, json: unknown): unknown {
  if (scalars.has(type)) return parseScalar(type, json);
  const { name, description } = describeType(type, scope);
  return description.values
    ? parseEnum(name, description.values, json)
    : parseMessage(name, description, json);
}

function parseEnum(type: string, values: Readonly<Record<string, number>>, json: unknown): string {
  if (type === nullType) return "NULL_VALUE";
  const found = Object.entries(values).find(([name, number]) => name === json || number === json);
  if (!found) throw invalidArgument(`Invalid value for ${type}: ${JSON.stringify(json)}`);
  return found[0];
}

function formatMessage(type: string, description: TypeDescription, message: unknown): unknown {
  if (type === timestamp && isTimestamp(message)) return formatTimestamp(message);
  if (!isRecord(message)) return message;
  if (wrapper.test(type))
    return formatScalar(description.fields?.["value"]?.type ?? "", message["value"] ?? 0);
  const choices = new Set(Object.values(description.oneofs ?? {}).flatMap(({ oneof }) => oneof));
  const json: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(message)) {
    const field = description.fields?.[name];
    if (!field || value === undefined || (!choices.has(name) && isDefault(value))) continue;
    json[name] = formatField(type, field, value);
  }
  return json;
}

// proto3 JSON leaves out default values, except those of oneof fields.
function isDefault(value: unknown): boolean {
  if (value === "" || Object.is(value, 0) || value === false) return true;
  return Array.isArray(value) && value.length === 0;
}

function formatField(scope: string, field: FieldDescription, value: unknown): unknown {
  if (field.keyType !== undefined && isRecord(value)) {
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, formatOne(scope, field, item)]),
    );
  }
  if (field.rule !== "repeated" || !Array.isArray(value)) return formatOne(scope, field, value);
  return value.map((item: unknown) => formatOne(scope, field, item));
}

function formatOne(scope: string, { type }: FieldDescription, value: unknown): unknown {
  if (scalars.has(type)) return formatScalar(type, value);
  const { name, description } = describeType(type, scope);
  if (name === nullType) return null;
  return description.values ? value : formatMessage(name, description, value);
}

function isRecord(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function camelCase(name: string): string {
  return name.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
}

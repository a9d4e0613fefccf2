import type { Caller } from "../../call/caller.ts";
import type { StoredDocument } from "../../store/documents/document.ts";
import type { Path } from "../../store/documents/path.ts";
import type { Fields, Value } from "../../store/documents/value.ts";
import { parseDatabaseName } from "../../wire/names.ts";
import {
  createList,
  createMap,
  createPath,
  type MapValue,
  type PathValue,
  type RuleValue,
} from "../language/values/value.ts";

const resources = new WeakMap<StoredDocument, MapValue>();
const tokens = new WeakMap<object, RuleValue>();

/** A stored document as the rules' `resource`, or null. Documents are immutable, so each is converted once. */
export function toResource(database: string, document: StoredDocument | undefined): RuleValue {
  if (!document) return null;
  const known = resources.get(document);
  if (known) return known;
  const { path, fields } = document;
  const resource = createMap([
    ["data", toRuleMap(fields)],
    ["id", path.at(-1) ?? ""],
    ["__name__", documentPath(database, path)],
  ]);
  resources.set(document, resource);
  return resource;
}

/** `/databases/(default)/documents/c/d`: paths in rules omit the project. */
export function documentPath(database: string, path: Path): PathValue {
  return createPath(["databases", parseDatabaseName(database).id, "documents", ...path]);
}

/** Converts a stored value to a rules value. */
export function toRuleValue(value: Value): RuleValue {
  switch (value.type) {
    case "null":
      return null;
    case "boolean":
    case "integer":
    case "double":
    case "string":
      return value.value;
    case "timestamp":
      return toTimestamp(value.value);
    case "bytes":
      return { type: "bytes", bytes: value.value };
    case "reference":
      return documentPath(value.database, value.path);
    case "geoPoint":
      return { type: "latlng", latitude: value.latitude, longitude: value.longitude };
    case "array":
      return createList(value.values.map(toRuleValue));
    case "vector":
      return createMap([
        ["__type__", "__vector__"],
        ["value", createList(value.values)],
      ]);
    case "map":
      return toRuleMap(value.fields);
    default:
      return value satisfies never;
  }
}

function toRuleMap(fields: Fields): MapValue {
  const entries = new Map<string, RuleValue>();
  for (const [name, value] of fields) entries.set(name, toRuleValue(value));
  return { type: "map", entries };
}

/** Converts the store's time in microseconds to a rules timestamp. */
export function toTimestamp(micros: bigint): RuleValue {
  return { type: "timestamp", nanos: micros * 1000n };
}

/** `request.auth` */
export function toAuth(caller: Exclude<Caller, { kind: "adminSdk" }>): RuleValue {
  if (caller.kind === "anonymous") return null;
  const known = tokens.get(caller.token);
  if (known !== undefined) return known;
  const auth = createMap([
    ["uid", caller.uid],
    ["token", jsonToRuleValue(caller.token)],
  ]);
  tokens.set(caller.token, auth);
  return auth;
}

/** Converts a JSON value. JSON has one number type: safe integers become ints, other numbers floats. */
export function jsonToRuleValue(json: unknown): RuleValue {
  if (typeof json === "string" || typeof json === "boolean") return json;
  if (typeof json === "number") return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (typeof json !== "object" || json === null) return null;
  if (Array.isArray(json)) return createList(json.map(jsonToRuleValue));
  return createMap(Object.entries(json).map(([key, value]) => [key, jsonToRuleValue(value)]));
}

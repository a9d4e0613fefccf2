import type { Caller } from "../caller.ts";
import { listOf, type MapValue, mapOf, type PathValue, pathOf, type RuleValue } from "../rules/value.ts";
import type { StoredDocument } from "../store/document.ts";
import type { Path } from "../store/path.ts";
import type { Fields, Value } from "../store/value.ts";
import { partsOf } from "../wire/names.ts";

const resources = new WeakMap<StoredDocument, MapValue>();
const tokens = new WeakMap<object, RuleValue>();

/** A stored document as rules see it, or null. Documents never change, so each is translated once. */
export function resourceOf(database: string, document: StoredDocument | undefined): RuleValue {
  if (!document) return null;
  const known = resources.get(document);
  if (known) return known;
  const { path, fields } = document;
  const resource = mapOf([
    ["data", ruleMapOf(fields)],
    ["id", path.at(-1) ?? ""],
    ["__name__", documentPath(database, path)],
  ]);
  resources.set(document, resource);
  return resource;
}

/** `/databases/(default)/documents/c/d`: the project has no place in it. */
export function documentPath(database: string, path: Path): PathValue {
  return pathOf(["databases", partsOf(database).id, "documents", ...path]);
}

/** A stored value as rules see it. */
export function ruleValueOf(value: Value): RuleValue {
  switch (value.type) {
    case "null":
      return null;
    case "boolean":
    case "integer":
    case "double":
    case "string":
      return value.value;
    case "timestamp":
      return timeOf(value.value);
    case "bytes":
      return { type: "bytes", bytes: value.value };
    case "reference":
      return documentPath(value.database, value.path);
    case "geoPoint":
      return { type: "latlng", latitude: value.latitude, longitude: value.longitude };
    case "array":
      return listOf(value.values.map(ruleValueOf));
    case "vector":
      return mapOf([
        ["__type__", "__vector__"],
        ["value", listOf(value.values)],
      ]);
    case "map":
      return ruleMapOf(value.fields);
    default:
      return value satisfies never;
  }
}

function ruleMapOf(fields: Fields): MapValue {
  const entries = new Map<string, RuleValue>();
  for (const [name, value] of fields) entries.set(name, ruleValueOf(value));
  return { type: "map", entries };
}

/** An instant of the store, which counts microseconds. */
export function timeOf(micros: bigint): RuleValue {
  return { type: "timestamp", nanos: micros * 1000n };
}

/** `request.auth` */
export function authOf(caller: Exclude<Caller, { kind: "admin" }>): RuleValue {
  if (caller.kind === "anonymous") return null;
  const known = tokens.get(caller.token);
  if (known !== undefined) return known;
  const auth = mapOf([
    ["uid", caller.uid],
    ["token", fromJson(caller.token)],
  ]);
  tokens.set(caller.token, auth);
  return auth;
}

/** JSON has one kind of number: whole ones are ints. */
export function fromJson(json: unknown): RuleValue {
  if (typeof json === "string" || typeof json === "boolean") return json;
  if (typeof json === "number") return Number.isSafeInteger(json) ? BigInt(json) : json;
  if (typeof json !== "object" || json === null) return null;
  if (Array.isArray(json)) return listOf(json.map(fromJson));
  return mapOf(Object.entries(json).map(([key, value]) => [key, fromJson(value)]));
}

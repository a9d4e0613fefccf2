import type { FieldPath } from "./field-path.ts";
import { keyOf, type Path } from "./path.ts";
import type { Fields, Value } from "./value.ts";

/** An immutable document as one commit stored it; a write stores a new one. */
export interface StoredDocument {
  readonly key: string;
  readonly path: Path;
  readonly fields: Fields;
  readonly createTime: bigint;
  readonly updateTime: bigint;
}

/** The change of one document by one commit. */
export interface Change {
  readonly key: string;
  readonly path: Path;
  readonly before: StoredDocument | undefined;
  readonly after: StoredDocument | undefined;
}

/** The id of the collection that holds the document. */
export function collectionIdOf(path: Path): string {
  return path.at(-2) ?? "";
}

/** The path of the collection that holds the document. */
export function collectionKeyOf(path: Path): string {
  return keyOf(path.slice(0, -1));
}

/** The value at a field path; undefined when a parent is missing or is no map. */
export function readField(fields: Fields, path: FieldPath): Value | undefined {
  let value: Value | undefined;
  let within: Fields | undefined = fields;
  for (const name of path) {
    value = within?.get(name);
    if (value === undefined) return undefined;
    within = value.type === "map" ? value.fields : undefined;
  }
  return value;
}

/** A copy of the fields with `value` at `path`; missing parents are created, parents that are no maps are replaced. */
export function withField(fields: Fields, path: FieldPath, value: Value): Fields {
  const [name, ...rest] = path;
  if (name === undefined) return fields;
  const copy = new Map(fields);
  if (rest.length === 0) return copy.set(name, value);
  const inner = fields.get(name);
  const below = inner?.type === "map" ? inner.fields : new Map<string, Value>();
  return copy.set(name, { type: "map", fields: withField(below, rest, value) });
}

/** A copy of the fields without the field at `path`. */
export function withoutField(fields: Fields, path: FieldPath): Fields {
  const [name, ...rest] = path;
  const inner = name === undefined ? undefined : fields.get(name);
  if (name === undefined || inner === undefined) return fields;
  const copy = new Map(fields);
  if (rest.length === 0) copy.delete(name);
  else if (inner.type === "map") copy.set(name, { type: "map", fields: withoutField(inner.fields, rest) });
  return copy;
}

/** Only the fields of a mask; an empty mask selects none. */
export function project(fields: Fields, mask: readonly FieldPath[]): Fields {
  let kept: Fields = new Map();
  for (const path of mask) {
    const value = readField(fields, path);
    if (value !== undefined) kept = withField(kept, path, value);
  }
  return kept;
}

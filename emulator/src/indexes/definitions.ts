import { readFileSync } from "node:fs";
import { formatFieldPath, parseFieldPath } from "../store/field-path.ts";
import { recordOf, recordsOf, textOf } from "../untyped.ts";

/** How a field stands in an index. */
export type Mode = "asc" | "desc" | "contains";

export interface IndexField {
  readonly field: string;
  readonly mode: Mode;
}

export type QueryScope = "COLLECTION" | "COLLECTION_GROUP";

/** A composite index. */
export interface CompositeIndex {
  readonly collectionId: string;
  readonly queryScope: QueryScope;
  readonly fields: readonly IndexField[];
}

/** What single-field indexes a field has, when not the automatic ones. */
export interface FieldOverride {
  readonly collectionId: string;
  readonly field: string;
  readonly indexes: readonly { readonly mode: Mode; readonly queryScope: QueryScope }[];
}

/** The content of a `firestore.indexes.json`. */
export interface Definitions {
  readonly composites: readonly CompositeIndex[];
  readonly overrides: readonly FieldOverride[];
}

/** Reads a `firestore.indexes.json`. */
export function loadDefinitions(file: string): Definitions {
  return readDefinitions(JSON.parse(readFileSync(file, "utf8")));
}

/** Reads the content of a `firestore.indexes.json`. */
export function readDefinitions(json: unknown): Definitions {
  const { indexes, fieldOverrides } = recordOf(json);
  return {
    composites: recordsOf(indexes).map((index) => ({
      collectionId: textOf(index["collectionGroup"]),
      queryScope: scopeOf(index["queryScope"]),
      fields: withoutFollowingName(recordsOf(index["fields"]).map(readIndexField)),
    })),
    overrides: recordsOf(fieldOverrides).map((override) => ({
      collectionId: textOf(override["collectionGroup"]),
      field: canonical(textOf(override["fieldPath"])),
      indexes: recordsOf(override["indexes"]).map((index) => ({
        mode: modeOf(index),
        queryScope: scopeOf(index["queryScope"]),
      })),
    })),
  };
}

function readIndexField(field: Record<string, unknown>): IndexField {
  return { field: canonical(textOf(field["fieldPath"])), mode: modeOf(field) };
}

// Every index ends with the name, in the direction of its last field, whether it says so or not.
function withoutFollowingName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  const direction = fields.at(-2)?.mode === "desc" ? "desc" : "asc";
  return last?.field === "__name__" && last.mode === direction ? fields.slice(0, -1) : fields;
}

function canonical(field: string): string {
  return field === "*" ? field : formatFieldPath(parseFieldPath(field));
}

function modeOf({ order, arrayConfig }: Record<string, unknown>): Mode {
  if (arrayConfig !== undefined) return "contains";
  return order === "DESCENDING" ? "desc" : "asc";
}

function scopeOf(scope: unknown): QueryScope {
  return scope === "COLLECTION_GROUP" ? "COLLECTION_GROUP" : "COLLECTION";
}

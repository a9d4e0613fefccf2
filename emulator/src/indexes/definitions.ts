import { readFileSync } from "node:fs";
import { toRecord, toRecords, toText } from "../shared/untyped-json.ts";
import { formatFieldPath, parseFieldPath } from "../store/documents/field-path.ts";

/** How an index contains a field. */
export type Mode = "asc" | "desc" | "contains";

export interface IndexField {
  readonly field: string;
  readonly mode: Mode;
}

export type QueryScope = "COLLECTION" | "COLLECTION_GROUP";

export interface CompositeIndex {
  readonly collectionId: string;
  readonly queryScope: QueryScope;
  readonly fields: readonly IndexField[];
}

/** The single-field indexes of a field that replace the automatic ones. */
export interface FieldOverride {
  readonly collectionId: string;
  readonly field: string;
  readonly indexes: readonly { readonly mode: Mode; readonly queryScope: QueryScope }[];
}

/** The content of a `firestore.indexes.json`. */
export interface IndexDefinitions {
  readonly composites: readonly CompositeIndex[];
  readonly overrides: readonly FieldOverride[];
}

/** Reads a `firestore.indexes.json`. */
export function loadIndexDefinitions(file: string): IndexDefinitions {
  return parseIndexDefinitions(JSON.parse(readFileSync(file, "utf8")));
}

/** Reads the content of a `firestore.indexes.json`. */
export function parseIndexDefinitions(json: unknown): IndexDefinitions {
  const { indexes, fieldOverrides } = toRecord(json);
  return {
    composites: toRecords(indexes).map((index) => ({
      collectionId: toText(index["collectionGroup"]),
      queryScope: toQueryScope(index["queryScope"]),
      fields: withoutTrailingName(toRecords(index["fields"]).map(readIndexField)),
    })),
    overrides: toRecords(fieldOverrides).map((override) => ({
      collectionId: toText(override["collectionGroup"]),
      field: canonical(toText(override["fieldPath"])),
      indexes: toRecords(override["indexes"]).map((index) => ({
        mode: toMode(index),
        queryScope: toQueryScope(index["queryScope"]),
      })),
    })),
  };
}

function readIndexField(field: Record<string, unknown>): IndexField {
  return { field: canonical(toText(field["fieldPath"])), mode: toMode(field) };
}

// Every index ends with the document name in the direction of its last field, whether the file lists it or not.
function withoutTrailingName(fields: readonly IndexField[]): readonly IndexField[] {
  const last = fields.at(-1);
  const direction = fields.at(-2)?.mode === "desc" ? "desc" : "asc";
  return last?.field === "__name__" && last.mode === direction ? fields.slice(0, -1) : fields;
}

function canonical(field: string): string {
  return field === "*" ? field : formatFieldPath(parseFieldPath(field));
}

function toMode({ order, arrayConfig }: Record<string, unknown>): Mode {
  if (arrayConfig !== undefined) return "contains";
  return order === "DESCENDING" ? "desc" : "asc";
}

function toQueryScope(scope: unknown): QueryScope {
  return scope === "COLLECTION_GROUP" ? "COLLECTION_GROUP" : "COLLECTION";
}

import { project, type StoredDocument } from "../store/documents/document.ts";
import { type FieldPath, isNamePath, parseFieldPath } from "../store/documents/field-path.ts";
import type { WireDocument, WireMask } from "./messages.ts";
import { writeName } from "./names.ts";
import { writeTime } from "./time.ts";
import { writeFields } from "./values.ts";

/** Converts a document to a message, with all fields or only those of a mask. */
export function writeDocument(
  database: string,
  document: StoredDocument,
  mask?: readonly FieldPath[],
): WireDocument {
  return {
    name: writeName(database, document.path),
    fields: writeFields(mask ? project(document.fields, mask) : document.fields),
    createTime: writeTime(document.createTime),
    updateTime: writeTime(document.updateTime),
  };
}

/** Reads a mask; an empty mask selects no fields, an absent one selects all. */
export function readMask(mask: WireMask | undefined): readonly FieldPath[] | undefined {
  return mask && (mask.fieldPaths ?? []).map(parseFieldPath).filter((path) => !isNamePath(path));
}

import { project, type StoredDocument } from "../store/documents/document.ts";
import { type FieldPath, isNamePath, parseFieldPath } from "../store/documents/field-path.ts";
import type { WireDocument, WireMask } from "./messages.ts";
import { encodeName } from "./names.ts";
import { encodeTimestamp } from "./time.ts";
import { encodeFields } from "./values.ts";

/** Converts a document to a message, with all fields or only those of a mask. */
export function encodeDocument(
  database: string,
  document: StoredDocument,
  mask?: readonly FieldPath[],
): WireDocument {
  return {
    name: encodeName(database, document.path),
    fields: encodeFields(mask ? project(document.fields, mask) : document.fields),
    createTime: encodeTimestamp(document.createTime),
    updateTime: encodeTimestamp(document.updateTime),
  };
}

/** Reads a mask; an empty mask selects no fields, an absent one selects all. */
export function decodeMask(mask: WireMask | undefined): readonly FieldPath[] | undefined {
  return mask && (mask.fieldPaths ?? []).map(parseFieldPath).filter((path) => !isNamePath(path));
}

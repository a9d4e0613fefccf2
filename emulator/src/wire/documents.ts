import { project, type StoredDocument } from "../store/documents/document.ts";
import { type FieldPath, isNamePath, parseFieldPath } from "../store/documents/field-path.ts";
import type { WireDocument, WireMask } from "./messages.ts";
import { writeName } from "./names.ts";
import { writeTime } from "./time.ts";
import { writeFields } from "./values.ts";

/** Writes a document for the wire, whole or as a mask shows it. */
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

/** Reads a mask; a present mask without paths is not the same as none. */
export function readMask(mask: WireMask | undefined): readonly FieldPath[] | undefined {
  return mask && (mask.fieldPaths ?? []).map(parseFieldPath).filter((path) => !isNamePath(path));
}

import { type FieldPath, formatFieldPath } from "../store/documents/field-path.ts";
import { identical } from "../store/documents/identity.ts";
import type { Fields } from "../store/documents/value.ts";

/** The paths of the fields that differ; where both sides are maps, the paths of the fields within them. */
export function changedPaths(before: Fields, after: Fields): string[] {
  return findDifferences(before, after, []).map(formatFieldPath).sort();
}

function findDifferences(before: Fields, after: Fields, above: FieldPath): FieldPath[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const path = [...above, name];
    const old = before.get(name);
    const fresh = after.get(name);
    if (old && fresh && identical(old, fresh)) return [];
    return old?.type === "map" && fresh?.type === "map"
      ? findDifferences(old.fields, fresh.fields, path)
      : [path];
  });
}

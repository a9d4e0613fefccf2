import { equalValues } from "./compare.ts";
import type { Fields, Value } from "./value.ts";

/** Whether two values have the same type and content: 1 is not 1.0 and 0.0 is not −0.0. */
export function identical(a: Value, b: Value): boolean {
  if (a === b) return true;
  if (a.type !== b.type) return false;
  switch (a.type) {
    case "double":
      return b.type === "double" && Object.is(a.value, b.value);
    case "geoPoint":
      return (
        b.type === "geoPoint" && Object.is(a.latitude, b.latitude) && Object.is(a.longitude, b.longitude)
      );
    case "array":
      return b.type === "array" && identicalLists(a.values, b.values, identical);
    case "vector":
      return b.type === "vector" && identicalLists(a.values, b.values, Object.is);
    case "map":
      return b.type === "map" && identicalFields(a.fields, b.fields);
    default:
      return equalValues(a, b);
  }
}

/** Whether two documents or maps have the same fields with identical values, in any order. */
export function identicalFields(a: Fields, b: Fields): boolean {
  if (a.size !== b.size) return false;
  for (const [name, value] of a) {
    const other = b.get(name);
    if (other === undefined || !identical(value, other)) return false;
  }
  return true;
}

function identicalLists<T>(a: readonly T[], b: readonly T[], same: (a: T, b: T) => boolean): boolean {
  return (
    a.length === b.length &&
    a.every((item, index) => {
      const other = b[index];
      return other !== undefined && same(item, other);
    })
  );
}

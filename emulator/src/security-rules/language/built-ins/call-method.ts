import { EvaluationError } from "../values/evaluation-error.ts";
import { requireConcrete } from "../values/symbolic-value.ts";
import { kindOf, type RuleValue } from "../values/value.ts";
import { listMethods, setMethods } from "./collection-methods.ts";
import { invoke } from "./function-table.ts";
import { mapDiffMethods, mapMethods, symbolicMethods } from "./map-methods.ts";
import {
  bytesMethods,
  durationMethods,
  latLngMethods,
  pathMethods,
  timestampMethods,
} from "./other-methods.ts";
import { stringMethods } from "./string-methods.ts";

/** The argument counts that each method name accepts, across all types. */
export const methodArities: ReadonlyMap<string, ReadonlySet<number>> = collectArities([
  ...[stringMethods, listMethods, setMethods, mapMethods, mapDiffMethods],
  ...[timestampMethods, durationMethods, pathMethods, bytesMethods, latLngMethods],
]);

function collectArities(tables: readonly ReadonlyMap<string, { arity: number }>[]): Map<string, Set<number>> {
  const arities = new Map<string, Set<number>>();
  for (const [name, { arity }] of tables.flatMap((table) => [...table])) {
    arities.set(name, (arities.get(name) ?? new Set()).add(arity));
  }
  return arities;
}

/**
 * Calls a method of a value.
 * @throws EvaluationError when the type has no such method
 */
export function callMethod(self: RuleValue, name: string, args: readonly RuleValue[]): RuleValue {
  for (const arg of args) requireConcrete(arg);
  if (typeof self === "string") return invoke(stringMethods, self, name, args);
  if (self === null) throw new EvaluationError("Null value error.");
  if (typeof self !== "object") throw new EvaluationError(`${kindOf(self)} has no function ${name}.`);
  switch (self.type) {
    case "map":
      return invoke(mapMethods, self, name, args);
    case "mapdiff":
      return invoke(mapDiffMethods, self, name, args);
    case "list":
      return invoke(listMethods, self, name, args);
    case "set":
      return invoke(setMethods, self, name, args);
    case "timestamp":
      return invoke(timestampMethods, self, name, args);
    case "duration":
      return invoke(durationMethods, self, name, args);
    case "path":
      return invoke(pathMethods, self, name, args);
    case "bytes":
      return invoke(bytesMethods, self, name, args);
    case "latlng":
      return invoke(latLngMethods, self, name, args);
    case "symbolic":
      return invoke(symbolicMethods, self, name, args);
    default:
      return self satisfies never;
  }
}

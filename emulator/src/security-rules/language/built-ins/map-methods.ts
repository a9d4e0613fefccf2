import { compareUtf8Strings } from "../../../shared/utf8-order.ts";
import { identical } from "../values/equality.ts";
import { expectMap, expectString, isType } from "../values/expect.ts";
import { createUndecidedError, isSymbolic } from "../values/symbolic-value.ts";
import type { SymbolicValue } from "../values/value.ts";
import { createList, createSet, type MapDiff, type MapValue, type RuleValue } from "../values/value.ts";
import { createTable } from "./function-table.ts";

export const mapMethods = createTable<MapValue>(
  ["size", 0, ({ entries }) => BigInt(entries.size)],
  ["keys", 0, (self) => createList(sortedKeys(self))],
  ["values", 0, (self) => createList(sortedKeys(self).map((key) => self.entries.get(key) ?? null))],
  ["get", 2, (self, [key, otherwise = null]) => findOr(self, toKeyPath(key), otherwise)],
  ["diff", 1, (left, [right]) => ({ type: "mapdiff", left, right: expectMap(right) })],
);

/** Methods of a symbolic map, of which the query determines only some members. */
export const symbolicMethods = createTable<SymbolicValue>([
  "get",
  2,
  (self, [key]) => {
    const found = find(self, toKeyPath(key));
    if (found === undefined) throw createUndecidedError(self);
    return found;
  },
]);

export const mapDiffMethods = createTable<MapDiff>(
  ["addedKeys", 0, ({ left, right }) => createSet(missingKeys(left, right))],
  ["removedKeys", 0, ({ left, right }) => createSet(missingKeys(right, left))],
  ["changedKeys", 0, (self) => createSet(commonKeys(self, false))],
  ["unchangedKeys", 0, (self) => createSet(commonKeys(self, true))],
  ["affectedKeys", 0, (self) => createSet(affectedKeys(self))],
);

function sortedKeys({ entries }: MapValue): string[] {
  return [...entries.keys()].sort(compareUtf8Strings);
}

function toKeyPath(key: RuleValue | undefined): string[] {
  return isType("list", key) ? key.values.map(expectString) : [expectString(key)];
}

function find(map: RuleValue, path: readonly string[]): RuleValue | undefined {
  let value: RuleValue | undefined = map;
  for (const key of path) {
    if (isType("map", value)) value = value.entries.get(key);
    else if (value !== undefined && isSymbolic(value)) value = getMember(value, key);
    else return undefined;
  }
  return value;
}

// A member with the value null exists, so it is returned instead of the default.
function findOr(map: MapValue, path: readonly string[], otherwise: RuleValue): RuleValue {
  const found = find(map, path);
  return found === undefined ? otherwise : found;
}

function getMember(value: SymbolicValue, key: string): RuleValue {
  const member = value.members.get(key);
  if (member === undefined) throw createUndecidedError({ ...value, name: key });
  return member;
}

function missingKeys(left: MapValue, right: MapValue): string[] {
  return [...left.entries.keys()].filter((key) => !right.entries.has(key));
}

function commonKeys({ left, right }: MapDiff, unchanged: boolean): string[] {
  return [...left.entries].flatMap(([key, value]) => {
    const other = right.entries.get(key);
    return other !== undefined && identical(value, other) === unchanged ? [key] : [];
  });
}

function affectedKeys(diff: MapDiff): string[] {
  const { left, right } = diff;
  return [...missingKeys(left, right), ...missingKeys(right, left), ...commonKeys(diff, false)];
}

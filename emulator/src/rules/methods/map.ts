import { compareText } from "../../text-order.ts";
import { identical } from "../equality.ts";
import { expectMap, expectString, isOf } from "../expect.ts";
import { isUnproven, notProven, type Unproven } from "../unproven.ts";
import { listOf, type MapDiff, type MapValue, type RuleValue, setOf } from "../value.ts";
import { tableOf } from "./table.ts";

export const mapMethods = tableOf<MapValue>(
  ["size", 0, ({ entries }) => BigInt(entries.size)],
  ["keys", 0, (self) => listOf(sortedKeys(self))],
  ["values", 0, (self) => listOf(sortedKeys(self).map((key) => self.entries.get(key) ?? null))],
  ["get", 2, (self, [key, otherwise = null]) => findOr(self, pathOfKey(key), otherwise)],
  ["diff", 1, (left, [right]) => ({ type: "mapdiff", left, right: expectMap(right) })],
);

/** What can be asked of a map of which a query fixes some members only. */
export const unprovenMethods = tableOf<Unproven>([
  "get",
  2,
  (self, [key]) => {
    const found = find(self, pathOfKey(key));
    if (found === undefined) throw notProven(self);
    return found;
  },
]);

export const mapDiffMethods = tableOf<MapDiff>(
  ["addedKeys", 0, ({ left, right }) => setOf(missingKeys(left, right))],
  ["removedKeys", 0, ({ left, right }) => setOf(missingKeys(right, left))],
  ["changedKeys", 0, (self) => setOf(commonKeys(self, false))],
  ["unchangedKeys", 0, (self) => setOf(commonKeys(self, true))],
  ["affectedKeys", 0, (self) => setOf(affectedKeys(self))],
);

function sortedKeys({ entries }: MapValue): string[] {
  return [...entries.keys()].sort(compareText);
}

function pathOfKey(key: RuleValue | undefined): string[] {
  return isOf("list", key) ? key.values.map(expectString) : [expectString(key)];
}

function find(map: RuleValue, path: readonly string[]): RuleValue | undefined {
  let value: RuleValue | undefined = map;
  for (const key of path) {
    if (isOf("map", value)) value = value.entries.get(key);
    else if (value !== undefined && isUnproven(value)) value = memberOf(value, key);
    else return undefined;
  }
  return value;
}

// A member that is null is there.
function findOr(map: MapValue, path: readonly string[], otherwise: RuleValue): RuleValue {
  const found = find(map, path);
  return found === undefined ? otherwise : found;
}

function memberOf(value: Unproven, key: string): RuleValue {
  const member = value.members.get(key);
  if (member === undefined) throw notProven({ ...value, name: key });
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

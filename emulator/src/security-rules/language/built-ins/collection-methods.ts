import { checkLength } from "../values/evaluation-error.ts";
import { createTypeError, expectList, expectSet, expectString, isType } from "../values/expect.ts";
import {
  createList,
  createSet,
  identityOf,
  type List,
  type RuleValue,
  type SetValue,
} from "../values/value.ts";
import { createTable } from "./function-table.ts";

export const listMethods = createTable<List>(
  ["size", 0, ({ values }) => BigInt(values.length)],
  ["hasAll", 1, ({ values }, [other]) => hasAll(createSet(values), toSet(other))],
  ["hasAny", 1, ({ values }, [other]) => hasAny(createSet(values), toSet(other))],
  ["hasOnly", 1, ({ values }, [other]) => hasAll(toSet(other), createSet(values))],
  ["concat", 1, ({ values }, [other]) => concat(values, expectList(other).values)],
  ["join", 1, ({ values }, [separator]) => join(values, expectString(separator))],
  ["removeAll", 1, ({ values }, [other]) => without(values, createSet(expectList(other).values))],
  ["toSet", 0, ({ values }) => createSet(values)],
);

export const setMethods = createTable<SetValue>(
  ["size", 0, ({ values }) => BigInt(values.size)],
  ["hasAll", 1, (self, [other]) => hasAll(self, toSet(other))],
  ["hasAny", 1, (self, [other]) => hasAny(self, toSet(other))],
  ["hasOnly", 1, (self, [other]) => hasAll(toSet(other), self)],
  ["union", 1, (self, [other]) => createSet([...self.values.values(), ...expectSet(other).values.values()])],
  ["intersection", 1, (self, [other]) => filterSet(self, expectSet(other), true)],
  ["difference", 1, (self, [other]) => filterSet(self, expectSet(other), false)],
);

function toSet(value: RuleValue | undefined): SetValue {
  if (isType("set", value)) return value;
  if (isType("list", value)) return createSet(value.values);
  throw createTypeError("list or set", value);
}

function hasAll(container: SetValue, wanted: SetValue): boolean {
  for (const identity of wanted.values.keys()) if (!container.values.has(identity)) return false;
  return true;
}

function hasAny(container: SetValue, wanted: SetValue): boolean {
  for (const identity of wanted.values.keys()) if (container.values.has(identity)) return true;
  return false;
}

function filterSet(self: SetValue, other: SetValue, kept: boolean): SetValue {
  const values = [...self.values].filter(([identity]) => other.values.has(identity) === kept);
  return { type: "set", values: new Map(values) };
}

function without(values: readonly RuleValue[], removed: SetValue): List {
  return createList(values.filter((value) => !removed.values.has(identityOf(value))));
}

function concat(values: readonly RuleValue[], others: readonly RuleValue[]): List {
  checkLength(values.length + others.length);
  return createList([...values, ...others]);
}

function join(values: readonly RuleValue[], separator: string): string {
  const texts = values.map((value) => {
    if (typeof value !== "string" && typeof value !== "bigint") throw createTypeError("string or int", value);
    return String(value);
  });
  checkLength(texts.reduce((length, text) => length + text.length + separator.length, 0));
  return texts.join(separator);
}

import { expectList, expectSet, expectString, isOf, mismatch } from "../expect.ts";
import { checkLength } from "../fault.ts";
import { identityOf, type List, listOf, type RuleValue, type SetValue, setOf } from "../value.ts";
import { tableOf } from "./table.ts";

export const listMethods = tableOf<List>(
  ["size", 0, ({ values }) => BigInt(values.length)],
  ["hasAll", 1, ({ values }, [other]) => hasAll(setOf(values), members(other))],
  ["hasAny", 1, ({ values }, [other]) => hasAny(setOf(values), members(other))],
  ["hasOnly", 1, ({ values }, [other]) => hasAll(members(other), setOf(values))],
  ["concat", 1, ({ values }, [other]) => concat(values, expectList(other).values)],
  ["join", 1, ({ values }, [separator]) => join(values, expectString(separator))],
  ["removeAll", 1, ({ values }, [other]) => without(values, setOf(expectList(other).values))],
  ["toSet", 0, ({ values }) => setOf(values)],
);

export const setMethods = tableOf<SetValue>(
  ["size", 0, ({ values }) => BigInt(values.size)],
  ["hasAll", 1, (self, [other]) => hasAll(self, members(other))],
  ["hasAny", 1, (self, [other]) => hasAny(self, members(other))],
  ["hasOnly", 1, (self, [other]) => hasAll(members(other), self)],
  ["union", 1, (self, [other]) => setOf([...self.values.values(), ...expectSet(other).values.values()])],
  ["intersection", 1, (self, [other]) => filtered(self, expectSet(other), true)],
  ["difference", 1, (self, [other]) => filtered(self, expectSet(other), false)],
);

function members(value: RuleValue | undefined): SetValue {
  if (isOf("set", value)) return value;
  if (isOf("list", value)) return setOf(value.values);
  throw mismatch("list or set", value);
}

function hasAll(container: SetValue, wanted: SetValue): boolean {
  for (const identity of wanted.values.keys()) if (!container.values.has(identity)) return false;
  return true;
}

function hasAny(container: SetValue, wanted: SetValue): boolean {
  for (const identity of wanted.values.keys()) if (container.values.has(identity)) return true;
  return false;
}

function filtered(self: SetValue, other: SetValue, kept: boolean): SetValue {
  const values = [...self.values].filter(([identity]) => other.values.has(identity) === kept);
  return { type: "set", values: new Map(values) };
}

function without(values: readonly RuleValue[], removed: SetValue): List {
  return listOf(values.filter((value) => !removed.values.has(identityOf(value))));
}

function concat(values: readonly RuleValue[], others: readonly RuleValue[]): List {
  checkLength(values.length + others.length);
  return listOf([...values, ...others]);
}

function join(values: readonly RuleValue[], separator: string): string {
  const texts = values.map((value) => {
    if (typeof value !== "string" && typeof value !== "bigint") throw mismatch("string or int", value);
    return String(value);
  });
  checkLength(texts.reduce((length, text) => length + text.length + separator.length, 0));
  return texts.join(separator);
}

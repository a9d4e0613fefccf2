import type * as z from "zod/mini";
import { ApiError } from "../../../lib/api/errors.ts";

/**
 * A field that another user has changed since the form was opened, as display text: the value then, the stored value now, and the one
 * typed here.
 */
export interface FieldConflict {
  label: string;
  before: string;
  now: string;
  mine: string;
}

/** The current version from a `stale` error; undefined for other errors. */
export function parseCurrent<S extends z.ZodMiniType>(error: unknown, schema: S): z.output<S> | undefined {
  if (!(error instanceof ApiError) || error.code !== "stale") return undefined;
  const current = schema.safeParse(error.current);
  return current.success ? current.data : undefined;
}

/** Names of the fields whose values differ. */
export function findChangedFields<Typed extends object>(one: Typed, other: Typed): (keyof Typed & string)[] {
  const others = new Map<string, unknown>(Object.entries(other));
  const isField = (name: string): name is keyof Typed & string => name in one;
  return Object.entries(one)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(others.get(name)))
    .map(([name]) => name)
    .filter(isField);
}

/** The stored values with the fields that were changed here; changes of others to other fields are kept. */
export function mergeChanges<Typed extends object>(states: {
  opened: Typed;
  mine: Typed;
  now: Typed;
}): Typed {
  const result = { ...states.now };
  for (const field of findChangedFields(states.opened, states.mine)) result[field] = states.mine[field];
  return result;
}

import type * as z from "zod/mini";
import { ApiError } from "../../../lib/api/errors.ts";

/** A field that somebody has changed since a form was opened, in words: as it was then, as it is now, and as it is typed here. */
export interface FieldConflict {
  label: string;
  before: string;
  now: string;
  mine: string;
}

/** What is stored now, when a call was refused because somebody changed it meanwhile; otherwise undefined. */
export function parseCurrent<S extends z.ZodMiniType>(error: unknown, schema: S): z.output<S> | undefined {
  if (!(error instanceof ApiError) || error.code !== "stale") return undefined;
  const current = schema.safeParse(error.current);
  return current.success ? current.data : undefined;
}

/** The names of the fields that are not the same in two states of a form. */
export function findChangedFields<Typed extends object>(one: Typed, other: Typed): (keyof Typed & string)[] {
  const others = new Map<string, unknown>(Object.entries(other));
  const isField = (name: string): name is keyof Typed & string => name in one;
  return Object.entries(one)
    .filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(others.get(name)))
    .map(([name]) => name)
    .filter(isField);
}

/** What is stored now with those fields changed that were changed here: what others have changed beside them stays. */
export function mergeChanges<Typed extends object>(states: {
  opened: Typed;
  mine: Typed;
  now: Typed;
}): Typed {
  const result = { ...states.now };
  for (const field of findChangedFields(states.opened, states.mine)) result[field] = states.mine[field];
  return result;
}

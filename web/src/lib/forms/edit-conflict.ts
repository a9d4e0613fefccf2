import type * as z from "zod/mini";
import { ApiError } from "../api/errors.ts";
import { isSecret } from "./draft-changes.ts";

/**
 * A field that was changed since the form was opened, as display text: the value then, the stored value now, and the one typed here; null
 * where nothing was typed, so that the stored value stays whatever is chosen.
 */
export interface FieldConflict {
  label: string;
  before: string;
  now: string;
  mine: string | null;
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

/** Label and display text of each field of a form. */
export type Described<Values extends object> = {
  readonly [Field in keyof Values]: readonly [label: string, text: string];
};

/** The values of a form: when it was opened, as typed here, and as stored now. */
interface FormVersions<Values extends object> {
  opened: Values;
  mine: Values;
  now: Values;
}

/**
 * When another user has changed fields of the form since it was opened: these fields, and those changed here, because the choice between the
 * versions concerns both. Otherwise none. A change elsewhere of a `followed` field counts only if the field was changed here too.
 */
export async function findConflicts<Values extends object>(
  { opened, mine: own, now }: FormVersions<Values>,
  describe: (values: Values) => Described<Values> | Promise<Described<Values>>,
  followed: readonly (keyof Values & string)[] = [],
): Promise<FieldConflict[]> {
  const changedHere = findChangedFields(opened, own).filter((field) => !isSecret(field));
  const changedElsewhere = findChangedFields(opened, now).filter(
    (field) => !followed.includes(field) || changedHere.includes(field),
  );
  if (changedElsewhere.length === 0) return [];
  const fields = [...new Set([...changedElsewhere, ...changedHere])];
  const [before, after, typed] = await Promise.all([describe(opened), describe(now), describe(own)]);
  return fields.map((field) => {
    const [label, text] = before[field];
    const mine = changedHere.includes(field) ? typed[field][1] : null;
    return { label, before: text, now: after[field][1], mine };
  });
}

/** The stored values with the fields that were changed here; changes of others to other fields are kept. */
export function mergeChanges<Values extends object>({ opened, mine, now }: FormVersions<Values>): Values {
  const merged = { ...now };
  for (const field of findChangedFields(opened, mine)) merged[field] = mine[field];
  return merged;
}

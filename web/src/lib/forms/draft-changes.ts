import type * as z from "zod/mini";

/**
 * What somebody has changed in a form and not saved yet. Only the fields that differ from what is saved: what comes from elsewhere
 * meanwhile is not overwritten.
 */
export type Changes = Readonly<Record<string, unknown>>;

/** Never kept on the device: it is typed anew. */
const secrets: readonly string[] = ["socialSecurityNumber", "password", "currentPassword"];

/** The fields of a form that are not as they are saved, but for secrets. */
export function findChanges(saved: object, typed: object): Changes {
  const before = new Map<string, unknown>(Object.entries(saved));
  const differing = Object.entries(typed).filter(
    ([name, value]) => !secrets.includes(name) && JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(differing);
}

/** A saved form with the changes of a draft in it; without those that an older version of the app may have kept. */
export function applyChanges<S extends z.ZodMiniType<object>>(
  shape: S,
  saved: z.output<S>,
  changes: Changes,
): z.output<S> {
  const changed = shape.safeParse({ ...saved, ...changes });
  return changed.success ? changed.data : saved;
}

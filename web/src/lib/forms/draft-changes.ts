import type * as z from "zod/mini";

/**
 * Unsaved changes of a form: only the fields that differ from the saved values, so that restoring a draft does not overwrite fields that
 * were changed elsewhere meanwhile.
 */
export type Changes = Readonly<Record<string, unknown>>;

/** Never stored on the device; the user types them again. */
const secrets: readonly string[] = ["socialSecurityNumber", "password", "currentPassword"];

/** Whether a field is neither stored nor shown in a comparison. */
export const isSecret = (name: string) => secrets.includes(name);

/** The fields whose values differ from the saved ones, without secrets. */
export function findChanges(saved: object, typed: object): Changes {
  const before = new Map<string, unknown>(Object.entries(saved));
  const differing = Object.entries(typed).filter(
    ([name, value]) => !isSecret(name) && JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(differing);
}

export const hasChanges = (changes: Changes) => Object.keys(changes).length > 0;

/**
 * Applies the changes of a draft to a saved form; returns the saved form when the draft does not match the schema, for example one from an
 * older version of the app.
 */
export function applyChanges<S extends z.ZodMiniType<object>>(
  shape: S,
  saved: z.output<S>,
  changes: Changes,
): z.output<S> {
  const changed = shape.safeParse({ ...saved, ...changes });
  return changed.success ? changed.data : saved;
}

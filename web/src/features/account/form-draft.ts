import { useAtom } from "jotai/react";
import type { WritableAtom } from "jotai/vanilla";
import type * as z from "zod/mini";
import type { ProfileDraft } from "../../app/profile-draft-atoms.ts";

/** The fields of a form that are not as they are saved. */
export function changesOf<T extends object>(saved: T, typed: T): Partial<T> {
  const before = new Map<string, unknown>(Object.entries(saved));
  const differing = Object.entries(typed).filter(
    ([name, value]) => before.has(name) && JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.assign({}, ...differing.map(([name, value]) => ({ [name]: value })));
}

export function hasChanges<T extends object>(saved: T, typed: T): boolean {
  return Object.keys(changesOf(saved, typed)).length > 0;
}

/** A saved form with the changes of a draft in it; without those that an older version of the app may have kept. */
export function withChanges<S extends z.ZodMiniType<object>>(
  shape: S,
  saved: z.output<S>,
  changes: ProfileDraft["changes"],
): z.output<S> {
  const changed = shape.safeParse({ ...saved, ...changes });
  return changed.success ? changed.data : saved;
}

/** The draft that this user has of a form of the profile. */
export function useFormDraft(
  draftAtom: WritableAtom<ProfileDraft | null, [ProfileDraft | null], void>,
  user: string,
): [changes: ProfileDraft["changes"] | null, keep: (changes: ProfileDraft["changes"]) => void] {
  const [draft, setDraft] = useAtom(draftAtom);
  const keep = (changes: ProfileDraft["changes"]) =>
    setDraft(Object.keys(changes).length > 0 ? { user, changes } : null);
  return [draft?.user === user ? draft.changes : null, keep];
}

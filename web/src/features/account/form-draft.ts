import { useAtom } from "jotai/react";
import type { WritableAtom } from "jotai/vanilla";
import { useState } from "react";
import type * as z from "zod/mini";
import type { ProfileDraft } from "./draft-atoms.ts";

type Changes = ProfileDraft["changes"];

/** Never kept on the device: it is typed anew. */
const secrets: readonly string[] = ["socialSecurityNumber"];

/** The fields of a form that are not as they are saved, but for secrets. */
export function changesOf(saved: object, typed: object): Changes {
  const before = new Map<string, unknown>(Object.entries(saved));
  const differing = Object.entries(typed).filter(
    ([name, value]) => !secrets.includes(name) && JSON.stringify(value) !== JSON.stringify(before.get(name)),
  );
  return Object.fromEntries(differing);
}

/** A saved form with the changes of a draft in it; without those that an older version of the app may have kept. */
export function withChanges<S extends z.ZodMiniType<object>>(
  shape: S,
  saved: z.output<S>,
  changes: Changes,
): z.output<S> {
  const changed = shape.safeParse({ ...saved, ...changes });
  return changed.success ? changed.data : saved;
}

interface Parts<S extends z.ZodMiniType<object>> {
  draftAtom: WritableAtom<ProfileDraft | null, [ProfileDraft | null], void>;
  /** Whose draft. */
  user: string;
  shape: S;
  saved: z.output<S>;
}

/** What a form of the profile begins with: what is saved, and over it what was typed here earlier. */
export function useFormDraft<S extends z.ZodMiniType<object>>({ draftAtom, user, shape, saved }: Parts<S>) {
  const [draft, setDraft] = useAtom(draftAtom);
  const changes = draft?.user === user ? draft.changes : {};
  const [initial] = useState(() => withChanges(shape, saved, changes));
  const [isRestored] = useState(() => Object.keys(changesOf(saved, initial)).length > 0);
  return {
    initial,
    isRestored,
    keep: (next: Changes) => setDraft(Object.keys(next).length > 0 ? { user, changes: next } : null),
  };
}

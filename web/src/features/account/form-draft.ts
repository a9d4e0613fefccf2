import { useAtom } from "jotai/react";
import type { WritableAtom } from "jotai/vanilla";
import { useState } from "react";
import type * as z from "zod/mini";
import { type Changes, changesOf, withChanges } from "../../app/draft-changes.ts";
import type { ProfileDraft } from "./draft-atoms.ts";

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

import { useAtom } from "jotai/react";
import type { WritableAtom } from "jotai/vanilla";
import { useState } from "react";
import type * as z from "zod/mini";
import { applyChanges, type Changes, findChanges } from "../../../lib/forms/draft-changes.ts";
import type { ProfileDraft } from "./draft-atoms.ts";

interface FormDraftOptions<S extends z.ZodMiniType<object>> {
  draftAtom: WritableAtom<ProfileDraft | null, [ProfileDraft | null], void>;
  /** Id of the user who owns the draft. */
  user: string;
  valuesSchema: S;
  saved: z.output<S>;
}

/** Initial values of a profile form: the saved values with the changes of the draft. */
export function useFormDraft<S extends z.ZodMiniType<object>>({
  draftAtom,
  user,
  valuesSchema,
  saved,
}: FormDraftOptions<S>) {
  const [draft, setDraft] = useAtom(draftAtom);
  const changes = draft?.user === user ? draft.changes : {};
  const [initial] = useState(() => applyChanges(valuesSchema, saved, changes));
  const [isRestored] = useState(() => Object.keys(findChanges(saved, initial)).length > 0);
  return {
    initial,
    isRestored,
    persist: (next: Changes) => setDraft(Object.keys(next).length > 0 ? { user, changes: next } : null),
  };
}

import { useAtom } from "jotai/react";
import type { WritableAtom } from "jotai/vanilla";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { DefaultValues, FieldValues, Resolver } from "react-hook-form";
import { type Changes, findChanges, hasChanges } from "./draft-changes.ts";
import { focusFirst } from "./focus-first-invalid.ts";
import { useTypedForm } from "./use-typed-form.ts";

/** Values of a form, in a type that react-hook-form accepts as default values. */
export type FormValues<Values extends FieldValues> = Values & DefaultValues<Values>;

export interface FormDraftOptions<Values extends FieldValues, Sent, Draft> {
  /** The `storedAtom` of the draft, and its value when no draft is stored. */
  draftAtom: WritableAtom<Draft, [Draft], void>;
  emptyDraft: Draft;
  /** Values without a draft: the saved ones, or those of an empty form. */
  saved: FormValues<Values>;
  /** The values that the draft restores; `{}` when it belongs to another entity or user. */
  restore(draft: Draft): Partial<Values>;
  /** The draft to store. `changes` are the fields that differ from the saved ones, without secrets. */
  toDraft(typed: Values, changes: Changes): Draft;
  resolver: Resolver<Values, unknown, Sent>;
}

/** A form of react-hook-form that starts with the stored draft and stores what is typed, so that a reload loses nothing. §4 */
export function useFormDraft<Values extends FieldValues, Sent, Draft>({
  draftAtom,
  emptyDraft,
  saved,
  restore,
  toDraft,
  resolver,
}: FormDraftOptions<Values, Sent, Draft>) {
  const [draft, setDraft] = useAtom(draftAtom);
  const [defaultValues] = useState(() => ({ ...saved, ...restore(draft) }));
  const [isRestored, setRestored] = useState(() => hasChanges(findChanges(saved, defaultValues)));
  const savedValues = useRef<Values>(saved);
  const form = useTypedForm<Values, unknown, Sent>({ defaultValues, resolver, shouldFocusError: false });

  const { submitCount, errors } = form.formState;
  const focusFirstError = useEffectEvent(() => focusFirst(form, Object.keys(errors)));
  // After the errors of a press are rendered; those of typing leave the focus where it is.
  useEffect(() => {
    if (submitCount > 0) focusFirstError();
  }, [submitCount]);

  const { subscribe } = form;
  const storeDraft = useEffectEvent((typed: Values) =>
    setDraft(toDraft(typed, findChanges(savedValues.current, typed))),
  );
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => storeDraft({ ...values }) }),
    [subscribe],
  );

  const clear = () => setDraft(emptyDraft);

  /** Makes these values the saved ones and shows them. */
  function resetTo(next: Values) {
    savedValues.current = next;
    setRestored(false);
    form.reset(next);
    // After the reset, which stores a draft like typing does.
    clear();
  }

  return {
    form,
    /** Whether the form shows a stored draft. */
    isRestored,
    /** Removes the stored draft; the form keeps its values. */
    clear,
    /** Shows the saved values instead of the draft. */
    discard: () => resetTo(savedValues.current),
    resetTo,
    /** Makes `next` the saved values, but shows `typed`, which is stored as the draft. */
    rebase(next: Values, typed: Values) {
      resetTo(next);
      form.reset(typed, { keepDefaultValues: true });
    },
  };
}

import { useSetAtom } from "jotai/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "./api-error.ts";
import { showBannerAtom } from "./banner-atoms.ts";
import { currentOf, type Difference, fieldsThatDiffer, merged } from "./stale.ts";
import type { useThingDraft } from "./thing-draft.ts";

/** A form by which an admin makes or changes a thing of the market. */
export interface ThingForm<Thing extends { _id: string }, Typed extends FieldValues, Body> {
  form: UseFormReturn<Typed, unknown, Body>;
  /** What is changed, or a new one, §4; the form begins with its `initial`. */
  draft: ReturnType<typeof useThingDraft<Thing, Typed>>;
  isField(name: string): name is FieldPath<Typed>;
  /** A form in words, by the labels of its fields. */
  wordsOf(typed: Typed): { readonly [Field in keyof Typed]: readonly [label: string, words: string] };
  /** Makes the call; `opened` is what the form was opened with. */
  send(body: Body, opened: Thing | undefined): Promise<{ message: string }>;
  onSaved(): Promise<void>;
}

interface Conflict<Thing> {
  now: Thing;
  differences: readonly Difference[];
}

/** Saves such a form. When another has changed the thing meanwhile, the admin decides whose words hold; nothing typed is lost. */
export function useThingForm<Thing extends { _id: string }, Typed extends FieldValues, Body>(
  parts: ThingForm<Thing, Typed, Body>,
) {
  const { form, draft, isField, wordsOf, send, onSaved } = parts;
  const { schema, typedOf, keep, forget } = draft;
  const opened = useRef(draft.opened);
  const [isRestored, setRestored] = useState(draft.isRestored);
  const [conflict, setConflict] = useState<Conflict<Thing> | null>(null);
  const showBanner = useSetAtom(showBannerAtom);

  const { subscribe } = form;
  const keepTyped = useEffectEvent((typed: Typed) => keep(opened.current, typed));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => keepTyped(values) }),
    [subscribe],
  );

  /** What is stored now becomes what the form was opened with. */
  function begin(now: Thing, typed: Typed) {
    opened.current = now;
    setConflict(null);
    setRestored(false);
    form.reset(typedOf(now));
    form.reset(typed, { keepDefaultValues: true });
  }

  async function meet(now: Thing) {
    const before = opened.current === undefined ? typedOf(now) : typedOf(opened.current);
    const [was, is, mine] = [wordsOf(before), wordsOf(typedOf(now)), wordsOf(form.getValues())];
    const differences = fieldsThatDiffer(was, is).map((field) => {
      const [label, words] = was[field];
      return { label, before: words, now: is[field][1], mine: mine[field][1] };
    });
    if (differences.length > 0) return setConflict({ now, differences });
    // Nothing that the form shows: it is saved over it.
    opened.current = now;
    await submit();
  }

  async function save(body: Body): Promise<void> {
    try {
      const { message } = await send(body, opened.current);
      showBanner("success", message);
      forget();
      await onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const now = currentOf(error, schema);
      if (now !== undefined) return meet(now);
      showBanner("danger", error.message);
      for (const [name, message] of Object.entries(error.fields))
        if (isField(name)) form.setError(name, { message }, { shouldFocus: true });
    }
  }

  const submit = () => form.handleSubmit(save)();

  async function takeMine({ now }: Conflict<Thing>) {
    const before = opened.current === undefined ? typedOf(now) : typedOf(opened.current);
    begin(now, merged({ opened: before, mine: form.getValues(), now: typedOf(now) }));
    await submit();
  }

  function discard() {
    opened.current = draft.thing;
    setConflict(null);
    setRestored(false);
    form.reset(draft.savedOf(draft.thing));
    forget();
  }

  return {
    submit,
    forget,
    /** What was typed earlier is thrown away; null when the form holds nothing of the kind. */
    discard: isRestored && !conflict ? discard : null,
    isSaving: form.formState.isSubmitting,
    differences: conflict?.differences ?? null,
    takeMine: () => conflict && void takeMine(conflict),
    takeNow: () => conflict && begin(conflict.now, typedOf(conflict.now)),
  };
}

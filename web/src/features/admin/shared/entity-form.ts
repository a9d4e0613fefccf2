import { useSetAtom } from "jotai/react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { FieldPath, FieldValues, UseFormReturn } from "react-hook-form";
import { ApiError } from "../../../lib/api/errors.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { type FieldConflict, findChangedFields, mergeChanges, parseCurrent } from "./edit-conflict.ts";
import type { useEntityDraft } from "./entity-draft.ts";

/** A form that creates or edits an entity. */
export interface EntityFormOptions<Entity extends { _id: string }, Values extends FieldValues, Body> {
  form: UseFormReturn<Values, unknown, Body>;
  /** The entity and its draft; the form starts with `draft.initial`. §4 */
  draft: ReturnType<typeof useEntityDraft<Entity, Values>>;
  isField(name: string): name is FieldPath<Values>;
  /** Label and display text of each field. */
  describeValues(typed: Values): {
    readonly [Field in keyof Values]: readonly [label: string, words: string];
  };
  /**
   * Sends the call; `opened` is the entity as it was when the form was opened.
   * @throws ApiError
   */
  send(body: Body, opened: Entity | undefined): Promise<{ message: string }>;
  onSaved(): Promise<void>;
}

interface Conflict<Entity> {
  now: Entity;
  differences: readonly FieldConflict[];
}

/** Submits the form; on a `stale` error it shows the conflicting fields and keeps everything typed. */
export function useEntityForm<Entity extends { _id: string }, Values extends FieldValues, Body>(
  parts: EntityFormOptions<Entity, Values, Body>,
) {
  const { form, draft, isField, describeValues, send, onSaved } = parts;
  const { schema, toValues, persist, clear } = draft;
  const opened = useRef(draft.opened);
  const [isRestored, setRestored] = useState(draft.isRestored);
  const [conflict, setConflict] = useState<Conflict<Entity> | null>(null);
  const showBanner = useSetAtom(showBannerAtom);

  const { subscribe } = form;
  const persistValues = useEffectEvent((typed: Values) => persist(opened.current, typed));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => persistValues(values) }),
    [subscribe],
  );

  /** Makes the stored version the base of the form. */
  function resetTo(now: Entity, typed: Values) {
    opened.current = now;
    setConflict(null);
    setRestored(false);
    form.reset(toValues(now));
    form.reset(typed, { keepDefaultValues: true });
  }

  async function handleConflict(now: Entity) {
    const before = opened.current === undefined ? toValues(now) : toValues(opened.current);
    const [was, is, mine] = [
      describeValues(before),
      describeValues(toValues(now)),
      describeValues(form.getValues()),
    ];
    const differences = findChangedFields(was, is).map((field) => {
      const [label, words] = was[field];
      return { label, before: words, now: is[field][1], mine: mine[field][1] };
    });
    if (differences.length > 0) return setConflict({ now, differences });
    // No visible field differs: save over it.
    opened.current = now;
    await submit();
  }

  async function save(body: Body): Promise<void> {
    try {
      const { message } = await send(body, opened.current);
      showBanner("success", message);
      clear();
      await onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const now = parseCurrent(error, schema);
      if (now !== undefined) return handleConflict(now);
      showBanner("danger", error.message);
      for (const [name, message] of Object.entries(error.fields))
        if (isField(name)) form.setError(name, { message }, { shouldFocus: true });
    }
  }

  const submit = () => form.handleSubmit(save)();

  async function takeMine({ now }: Conflict<Entity>) {
    const before = opened.current === undefined ? toValues(now) : toValues(opened.current);
    resetTo(now, mergeChanges({ opened: before, mine: form.getValues(), now: toValues(now) }));
    await submit();
  }

  function discard() {
    opened.current = draft.entity;
    setConflict(null);
    setRestored(false);
    form.reset(draft.toSavedValues(draft.entity));
    clear();
  }

  return {
    submit,
    clear,
    /** Discards the restored draft; null when the form holds none. */
    discard: isRestored && !conflict ? discard : null,
    isSaving: form.formState.isSubmitting,
    differences: conflict?.differences ?? null,
    takeMine: () => conflict && void takeMine(conflict),
    takeNow: () => conflict && resetTo(conflict.now, toValues(conflict.now)),
  };
}

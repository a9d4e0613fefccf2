import { useSetAtom } from "jotai/react";
import { useEffect, useEffectEvent, useState } from "react";
import { type FieldPath, type FieldValues, useForm } from "react-hook-form";
import type * as z from "zod/mini";
import { ApiError } from "../../../lib/api/errors.ts";
import type { Described } from "../../../lib/forms/edit-conflict.ts";
import { type ParsedForm, schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useConflict } from "../../../lib/forms/use-conflict.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { type EntityDraftOptions, useEntityDraft } from "./entity-draft.ts";

/** A form that creates or edits an entity. */
export interface EntityFormOptions<
  Entity extends { _id: string },
  Values extends FieldValues,
  Body extends FieldValues,
> extends EntityDraftOptions<Entity, Values> {
  /** Schema of the call's body, and the conversion of the typed values into its input. */
  bodySchema: z.ZodMiniType<Body>;
  parseForm(typed: Values, opened: Entity | undefined): ParsedForm;
  isField(name: string): name is FieldPath<Values>;
  describeValues(typed: Values): Described<Values> | Promise<Described<Values>>;
  /**
   * Sends the call; `opened` is the entity as it was when the form was opened.
   * @throws ApiError
   */
  send(body: Body, opened: Entity | undefined): Promise<{ message: string }>;
  onSaved(): void | Promise<void>;
  /** Called after the error is shown. */
  onError?(error: ApiError): void;
}

/** Submits the form; on a `stale` error it shows the conflicting fields and keeps everything typed. */
export function useEntityForm<
  Entity extends { _id: string },
  Values extends FieldValues,
  Body extends FieldValues,
>(options: EntityFormOptions<Entity, Values, Body>) {
  const { entity, schema, toValues, empty, bodySchema, parseForm, isField, describeValues } = options;
  const { send, onSaved, onError } = options;
  const { opened, initial, persist, clear, ...draft } = useEntityDraft(options);
  const [isRestored, setRestored] = useState(draft.isRestored);
  const showBanner = useSetAtom(showBannerAtom);
  const { getOpened, setOpened, handleStale, ...conflict } = useConflict({
    schema,
    opened,
    toValues,
    describe: describeValues,
    getValues: (): Values => form.getValues(),
    onReset: resetTo,
    submit: () => void submit(),
  });
  const form = useForm<Values, unknown, Body>({
    defaultValues: initial,
    resolver: schemaResolver(bodySchema, (typed: Values) => parseForm(typed, getOpened())),
  });

  const { subscribe } = form;
  const persistValues = useEffectEvent((typed: Values) => persist(getOpened(), typed));
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => persistValues(values) }),
    [subscribe],
  );

  /** Makes the stored version the base of the form. */
  function resetTo(typed: Values, now: Entity) {
    setRestored(false);
    form.reset(toValues(now));
    form.reset(typed, { keepDefaultValues: true });
  }

  async function save(body: Body): Promise<void> {
    try {
      const { message } = await send(body, getOpened());
      showBanner("success", message);
      clear();
      await onSaved();
    } catch (error) {
      if (await handleStale(error, form.getValues(), submit)) return;
      if (!(error instanceof ApiError)) throw error;
      showBanner("danger", error.message);
      for (const [name, message] of Object.entries(error.fields))
        if (isField(name)) form.setError(name, { message }, { shouldFocus: true });
      onError?.(error);
    }
  }

  const submit = () => form.handleSubmit(save)();

  function discard() {
    setOpened(entity);
    setRestored(false);
    form.reset(entity === undefined ? empty : toValues(entity));
    clear();
  }

  return {
    form,
    submit,
    clear,
    /** Discards the restored draft; null when the form holds none. */
    discard: isRestored && !conflict.differences ? discard : null,
    isSaving: form.formState.isSubmitting,
    ...conflict,
  };
}

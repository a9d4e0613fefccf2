import { useAtomValue, useSetAtom } from "jotai/react";
import { useState } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { type ApiError, assertApiError } from "../../../lib/api/errors.ts";
import { hasChanges } from "../../../lib/forms/draft-changes.ts";
import type { Described } from "../../../lib/forms/edit-conflict.ts";
import { setFieldErrors } from "../../../lib/forms/focus-first-invalid.ts";
import { type ParsedForm, schemaResolver } from "../../../lib/forms/schema-resolver.ts";
import { useConflict } from "../../../lib/forms/use-conflict.ts";
import { useFormDraft } from "../../../lib/forms/use-form-draft.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import {
  type EntityDraft,
  type EntityValues,
  entityDraftAtom,
  getDraftKey,
  restoreEntity,
} from "./entity-draft.ts";

/** A form that creates or edits an entity. */
export interface EntityFormOptions<
  Entity extends { _id: string },
  Values extends FieldValues,
  Body extends FieldValues,
> extends EntityValues<Entity, Values> {
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

/** Keeps the draft of the form and submits it; on a `stale` error it shows the conflicting fields and keeps everything typed. §4 */
export function useEntityForm<
  Entity extends { _id: string },
  Values extends FieldValues,
  Body extends FieldValues,
>(options: EntityFormOptions<Entity, Values, Body>) {
  const { kind, entity, schema, toValues, empty, bodySchema, parseForm, isField, describeValues } = options;
  const { send, onSaved, onError } = options;
  const draft = useAtomValue(entityDraftAtom);
  const [initial] = useState(() => restoreEntity(draft, options));
  const showBanner = useSetAtom(showBannerAtom);
  const { getOpened, setOpened, handleStale, ...conflict } = useConflict({
    schema,
    opened: initial.opened,
    toValues,
    describe: describeValues,
    getValues: (): Values => form.getValues(),
    onReset: (typed, now) => rebase(toValues(now), typed),
    submit: () => void submit(),
  });
  const { form, isRestored, clear, resetTo, rebase } = useFormDraft<Values, Body, EntityDraft | null>({
    draftAtom: entityDraftAtom,
    emptyDraft: null,
    saved: initial.saved,
    restore: () => initial.values,
    toDraft: (_typed, changes) =>
      hasChanges(changes) ? { of: getDraftKey(kind, entity), opened: getOpened() ?? null, changes } : null,
    resolver: schemaResolver(bodySchema, (typed: Values) => parseForm(typed, getOpened())),
  });

  async function save(body: Body): Promise<void> {
    try {
      const { message } = await send(body, getOpened());
      showBanner("success", message);
      clear();
      await onSaved();
    } catch (error) {
      if (await handleStale(error, form.getValues(), submit)) return;
      assertApiError(error);
      showBanner("danger", error.message);
      setFieldErrors(form, error.fields, isField);
      onError?.(error);
    }
  }

  const submit = () => form.handleSubmit(save)();

  function discard() {
    setOpened(entity);
    resetTo(entity === undefined ? empty : toValues(entity));
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

import { useAtom } from "jotai/react";
import { useState } from "react";
import type { DefaultValues, FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { applyChanges, type Changes, findChanges } from "../../../lib/forms/draft-changes.ts";
import { userStoredAtom } from "../../../lib/storage/stored-atom.ts";

/** Unsaved changes of one admin dialog; one draft is enough, because one dialog is open at a time. */
interface EntityDraft {
  /** Kind and id of the entity; the id is empty for a new one. */
  of: string;
  /** The entity as it was when the dialog was opened, to detect changes by others; null for a new one. */
  opened: unknown;
  changes: Changes;
}

function parseDraft(stored: unknown): EntityDraft | undefined {
  if (typeof stored !== "object" || stored === null) return undefined;
  const { of, opened, changes }: Partial<Record<string, unknown>> = { ...stored };
  if (typeof of !== "string" || typeof changes !== "object" || changes === null) return undefined;
  return { of, opened, changes: { ...changes } };
}

export const entityDraftAtom = userStoredAtom<EntityDraft | null>("thing-draft", null, parseDraft);

/** Values of a form, in a type that react-hook-form accepts as default values. */
export type FormValues<Values extends FieldValues> = Values & DefaultValues<Values>;

/** An entity and its form. */
export interface EntityDraftOptions<Entity, Values extends FieldValues> {
  kind: string;
  /** The stored entity; undefined for a new one. */
  entity: Entity | undefined;
  schema: z.ZodMiniType<Entity>;
  toValues(entity: Entity): FormValues<Values>;
  /** Schema of the form's values, and the values for a new entity. */
  valuesSchema: z.ZodMiniType<FormValues<Values>>;
  empty: FormValues<Values>;
}

/** Initial values of a form: the stored entity with the changes of the draft, so that a reload loses nothing. */
export function useEntityDraft<Entity extends { _id: string }, Values extends FieldValues>(
  parts: EntityDraftOptions<Entity, Values>,
) {
  const { kind, entity, schema, toValues, valuesSchema, empty } = parts;
  const of = `${kind}:${entity?._id ?? ""}`;
  const [draft, setDraft] = useAtom(entityDraftAtom);
  const toSavedValues = (saved: Entity | undefined) => (saved === undefined ? empty : toValues(saved));
  const [initialState] = useState(() => {
    const restored = draft?.of === of ? draft : null;
    const then = schema.safeParse(restored?.opened);
    const opened = entity && then.success ? then.data : entity;
    const initial = applyChanges(valuesSchema, toSavedValues(opened), restored?.changes ?? {});
    const isRestored = Object.keys(findChanges(toSavedValues(opened), initial)).length > 0;
    return { opened: isRestored ? opened : entity, initial, isRestored };
  });
  return {
    ...initialState,
    persist(opened: Entity | undefined, typed: Values) {
      const changes = findChanges(toSavedValues(opened), typed);
      setDraft(Object.keys(changes).length > 0 ? { of, opened: opened ?? null, changes } : null);
    },
    clear: () => setDraft(null),
  };
}

import type { FieldValues } from "react-hook-form";
import type * as z from "zod/mini";
import { applyChanges, type Changes, findChanges, hasChanges } from "../../../lib/forms/draft-changes.ts";
import type { FormValues } from "../../../lib/forms/use-form-draft.ts";
import { toRecord } from "../../../lib/storage/parse-stored.ts";
import { userStoredAtom } from "../../../lib/storage/stored-atom.ts";

/** Unsaved changes of one admin dialog; one draft is enough, because one dialog is open at a time. */
export interface EntityDraft {
  /** Kind and id of the entity; the id is empty for a new one. */
  of: string;
  /** The entity as it was when the dialog was opened, to detect changes by others; null for a new one. */
  opened: unknown;
  changes: Changes;
}

function parseDraft(stored: unknown): EntityDraft | undefined {
  const { of, opened, changes } = toRecord(stored);
  if (typeof of !== "string" || typeof changes !== "object" || changes === null) return undefined;
  return { of, opened, changes: { ...changes } };
}

export const entityDraftAtom = userStoredAtom<EntityDraft | null>("thing-draft", null, parseDraft);

/** An entity and the values of its form. */
export interface EntityValues<Entity, Values extends FieldValues> {
  kind: string;
  /** The stored entity; undefined for a new one. */
  entity: Entity | undefined;
  schema: z.ZodMiniType<Entity>;
  toValues(entity: Entity): FormValues<Values>;
  /** Schema of the form's values, and the values for a new entity. */
  valuesSchema: z.ZodMiniType<FormValues<Values>>;
  empty: FormValues<Values>;
}

/** Identifies the entity of a draft. */
export const getDraftKey = (kind: string, entity: { _id: string } | undefined) =>
  `${kind}:${entity?._id ?? ""}`;

/** The entity that a form opens with and its values: those of the draft if it changes this entity, otherwise the stored ones. */
export function restoreEntity<Entity extends { _id: string }, Values extends FieldValues>(
  draft: EntityDraft | null,
  { kind, entity, schema, toValues, valuesSchema, empty }: EntityValues<Entity, Values>,
) {
  const toSaved = (version: Entity | undefined) => (version === undefined ? empty : toValues(version));
  const stored = { opened: entity, saved: toSaved(entity), values: toSaved(entity) };
  if (draft?.of !== getDraftKey(kind, entity)) return stored;
  const then = schema.safeParse(draft.opened);
  const opened = entity && then.success ? then.data : entity;
  const saved = toSaved(opened);
  const values = applyChanges(valuesSchema, saved, draft.changes);
  return hasChanges(findChanges(saved, values)) ? { opened, saved, values } : stored;
}

import { useRef, useState } from "react";
import type * as z from "zod/mini";
import {
  type Described,
  type FieldConflict,
  findChangedFields,
  findConflicts,
  mergeChanges,
  parseCurrent,
} from "./edit-conflict.ts";

interface ConflictOptions<Entity, Opened, Values extends object> {
  schema: z.ZodMiniType<Entity>;
  /** The version that the form was opened with; undefined for a new entity. */
  opened: Opened;
  toValues(entity: Entity): Values;
  /** Display text of the values, for `differences`. */
  describe(values: Values): Described<Values> | Promise<Described<Values>>;
  getValues(): Values;
  /** Shows `values` in the form; `now` is the stored version that they are based on. */
  onReset(values: Values, now: Entity): void;
  /** Fields that change often without anyone's edit, such as a stock that is ordered from: no conflict unless they were changed here too. */
  followed?: readonly (keyof Values & string)[];
  /** Sends the values after the user has chosen to keep their own. */
  submit(values: Values): void;
}

interface Conflict<Entity> {
  now: Entity;
  differences: readonly FieldConflict[];
}

/** Detects that another user has saved the entity since the form was opened, and lets the user choose which values to keep. §4, §8 */
export function useConflict<Entity, Opened extends Entity | undefined, Values extends object>(
  options: ConflictOptions<Entity, Opened, Values>,
) {
  const { schema, toValues, describe, getValues, onReset, followed = [], submit } = options;
  const opened = useRef<Entity | Opened>(options.opened);
  const [conflict, setConflict] = useState<Conflict<Entity> | null>(null);

  function setOpened(version: Entity | Opened) {
    opened.current = version;
    setConflict(null);
  }

  const toVersions = (now: Entity, mine: Values) => ({
    opened: toValues(opened.current ?? now),
    mine,
    now: toValues(now),
  });

  /**
   * Shows the conflicting fields of a `stale` error; without any, applies the stored values that were not changed here and calls `resend`.
   * @returns false for other errors
   */
  async function handleStale(error: unknown, mine: Values, resend: () => Promise<void>): Promise<boolean> {
    const now = parseCurrent(error, schema);
    if (now === undefined) return false;
    const versions = toVersions(now, mine);
    const differences = await findConflicts(versions, describe, followed);
    if (differences.length > 0) setConflict({ now, differences });
    else {
      opened.current = now;
      const merged = mergeChanges(versions);
      if (findChangedFields(mine, merged).length > 0) onReset(merged, now);
      await resend();
    }
    return true;
  }

  function takeMine({ now }: Conflict<Entity>) {
    const merged = mergeChanges(toVersions(now, getValues()));
    setOpened(now);
    onReset(merged, now);
    submit(merged);
  }

  function takeNow({ now }: Conflict<Entity>) {
    setOpened(now);
    onReset(toValues(now), now);
  }

  return {
    /** The version that the form is based on; its `updatedAt` is sent. */
    getOpened: () => opened.current,
    setOpened,
    handleStale,
    /** The conflicting fields; null without a conflict. */
    differences: conflict?.differences ?? null,
    takeMine: () => conflict && takeMine(conflict),
    takeNow: () => conflict && takeNow(conflict),
    /** Closes the conflict; the next save checks again. */
    decideLater: () => setConflict(null),
  };
}

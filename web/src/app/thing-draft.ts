import { useAtom } from "jotai/react";
import { useState } from "react";
import type * as z from "zod/mini";
import { type Changes, changesOf, withChanges } from "./draft-changes.ts";
import { personalAtom } from "./stored-atom.ts";

/** What an admin has typed into the dialog of a thing and not saved yet. Of one thing at a time: one dialog is open at a time. */
interface ThingDraft {
  /** Which thing: its kind and its id, which a new one has not got. */
  of: string;
  /** The thing as the dialog was opened with it, so that what others change meanwhile is noticed; null for a new one. */
  opened: unknown;
  changes: Changes;
}

function draftOf(kept: unknown): ThingDraft | undefined {
  if (typeof kept !== "object" || kept === null) return undefined;
  const { of, opened, changes }: Partial<Record<string, unknown>> = { ...kept };
  if (typeof of !== "string" || typeof changes !== "object" || changes === null) return undefined;
  return { of, opened, changes: { ...changes } };
}

export const thingDraftAtom = personalAtom<ThingDraft | null>("thing-draft", null, draftOf);

/** A thing of the market and its form. */
interface Parts<Thing, Typed extends object> {
  kind: string;
  /** As it is stored now; undefined for a new one. */
  thing: Thing | undefined;
  schema: z.ZodMiniType<Thing>;
  typedOf(thing: Thing): Typed;
  /** The form as it is typed, and as it begins for a new thing. */
  shape: z.ZodMiniType<Typed>;
  empty: Typed;
}

/** What the form of a thing begins with: what is stored, and over it what was typed here earlier. A reload loses nothing. */
export function useThingDraft<Thing extends { _id: string }, Typed extends object>(
  parts: Parts<Thing, Typed>,
) {
  const { kind, thing, schema, typedOf, shape, empty } = parts;
  const of = `${kind}:${thing?._id ?? ""}`;
  const [draft, setDraft] = useAtom(thingDraftAtom);
  const savedOf = (saved: Thing | undefined) => (saved === undefined ? empty : typedOf(saved));
  const [begun] = useState(() => {
    const kept = draft?.of === of ? draft : null;
    const then = schema.safeParse(kept?.opened);
    const opened = thing && then.success ? then.data : thing;
    const initial = withChanges(shape, savedOf(opened), kept?.changes ?? {});
    const isRestored = Object.keys(changesOf(savedOf(opened), initial)).length > 0;
    return { opened: isRestored ? opened : thing, initial, isRestored };
  });
  return {
    ...begun,
    ...parts,
    savedOf,
    keep(opened: Thing | undefined, typed: Typed) {
      const changes = changesOf(savedOf(opened), typed);
      setDraft(Object.keys(changes).length > 0 ? { of, opened: opened ?? null, changes } : null);
    },
    forget: () => setDraft(null),
  };
}

import { useAtomValue } from "jotai/react";
import { pendingDeletionIdsAtom } from "./pending-deletions.ts";

/** Key of a pending deletion; the kind is part of it, since a region and a locality may have the same id. */
export const formatDeletionKey = (kind: string, id: string) => `${kind}:${id}`;

/** Filters out entities that are pending deletion; they reappear when the deletion is undone or rejected. */
export function useVisibleEntities() {
  const pendingIds = useAtomValue(pendingDeletionIdsAtom);
  return <Entity extends { _id: string }>(kind: string, entities: readonly Entity[]): readonly Entity[] =>
    entities.filter(({ _id }) => !pendingIds.has(formatDeletionKey(kind, _id)));
}

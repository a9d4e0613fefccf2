import { useAtomValue } from "jotai/react";
import { pendingDeletionIdsAtom } from "./pending-deletions.ts";

/** The id of a thing among what leaves: a region and a locality may be called alike. */
export const formatDeletionKey = (kind: string, id: string) => `${kind}:${id}`;

/** Those things of a kind that nobody has just deleted: what leaves is no longer shown, and comes back when it is not to go. */
export function useVisibleEntities() {
  const pendingIds = useAtomValue(pendingDeletionIdsAtom);
  return <Entity extends { _id: string }>(kind: string, entities: readonly Entity[]): readonly Entity[] =>
    entities.filter(({ _id }) => !pendingIds.has(formatDeletionKey(kind, _id)));
}

import { useAtomValue } from "jotai/react";
import { leavingAtom } from "./deletion-atoms.ts";

/** The id of a thing among what leaves: a region and a locality may be called alike. */
export const leaverOf = (kind: string, id: string) => `${kind}:${id}`;

/** Those things of a kind that nobody has just deleted: what leaves is no longer shown, and comes back when it is not to go. */
export function useStaying() {
  const leaving = useAtomValue(leavingAtom);
  return <Thing extends { _id: string }>(kind: string, things: readonly Thing[]): readonly Thing[] =>
    things.filter(({ _id }) => !leaving.has(leaverOf(kind, _id)));
}

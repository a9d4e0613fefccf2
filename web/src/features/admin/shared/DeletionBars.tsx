import { useAtomValue, useSetAtom } from "jotai/react";
import { useEffect } from "react";
import { UndoBar, UndoBars } from "../../../ui/feedback/UndoBars.tsx";
import {
  flushDeletionsAtom,
  pendingDeletionsAtom,
  reloadListAtom,
  undoDeletionAtom,
} from "./pending-deletions.ts";

/** The pending deletions of a list, each with an undo button. `onDeleted` reloads the list; unmounting sends the pending calls at once. */
export function DeletionBars({ onDeleted }: { onDeleted(): Promise<void> }) {
  const deletions = useAtomValue(pendingDeletionsAtom);
  const setReloadList = useSetAtom(reloadListAtom);
  const flush = useSetAtom(flushDeletionsAtom);
  const undo = useSetAtom(undoDeletionAtom);
  useEffect(() => setReloadList({ run: onDeleted }), [setReloadList, onDeleted]);
  useEffect(
    () => () => {
      setReloadList(null);
      flush();
    },
    [setReloadList, flush],
  );
  return (
    <UndoBars>
      {deletions.map(({ key, text, at, isSent }) => (
        <UndoBar key={key} text={text} at={at} onUndo={isSent ? undefined : () => undo(key)} />
      ))}
    </UndoBars>
  );
}

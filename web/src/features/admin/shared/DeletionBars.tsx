import { useAtomValue, useSetAtom } from "jotai/react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../../../ui/forms/Button.tsx";
import { reserveBottomBar } from "../../../ui/layout/bottom-bar.ts";
import { useTopDialog } from "../../../ui/overlay/dialog-stack.ts";
import styles from "./DeletionBars.module.css";
import {
  flushDeletionsAtom,
  type PendingDeletion,
  pendingDeletionsAtom,
  reloadListAtom,
  undoDeletionAtom,
} from "./pending-deletions.ts";

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000));

/** Seconds left to undo. Hidden from screen readers, which would otherwise announce every second. */
function Countdown({ at }: { at: number }) {
  const [seconds, setSeconds] = useState(() => secondsUntil(at));
  useEffect(() => {
    const timer = setInterval(() => setSeconds(secondsUntil(at)), 250);
    return () => clearInterval(timer);
  }, [at]);
  return (
    <span aria-hidden="true" className={styles.seconds}>
      {seconds} s
    </span>
  );
}

/** Moves the focus to the undo button when the row with the delete button is gone, and to the heading when the bar closes. */
function useUndoFocus(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useTopDialog();
  useEffect(() => {
    if (!dialog && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [dialog]);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === document.activeElement)
        document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}

function UndoButton({ text, onUndo }: { text: string; onUndo(): void }) {
  return (
    <Button ref={useUndoFocus()} variant="plain" size="small" aria-label={`Kumoa: ${text}`} onClick={onUndo}>
      Kumoa
    </Button>
  );
}

function Bar({ deletion: { key, text, at, isSent } }: { deletion: PendingDeletion }) {
  const undo = useSetAtom(undoDeletionAtom);
  return (
    <div className={styles.bar}>
      <p>{text}</p>
      {!isSent && (
        <>
          <Countdown at={at} />
          <UndoButton text={text} onUndo={() => undo(key)} />
        </>
      )}
    </div>
  );
}

/** The pending deletions of a list, each with an undo button. `onDeleted` reloads the list; unmounting sends the pending calls at once. */
export function DeletionBars({ onDeleted }: { onDeleted(): Promise<void> }) {
  const deletions = useAtomValue(pendingDeletionsAtom);
  const setReloadList = useSetAtom(reloadListAtom);
  const flush = useSetAtom(flushDeletionsAtom);
  useEffect(() => setReloadList({ run: onDeleted }), [setReloadList, onDeleted]);
  useEffect(
    () => () => {
      setReloadList(null);
      flush();
    },
    [setReloadList, flush],
  );
  return (
    <div ref={reserveBottomBar} role="status" className={styles.bars}>
      {deletions.map((waiting) => (
        <Bar key={waiting.key} deletion={waiting} />
      ))}
    </div>
  );
}

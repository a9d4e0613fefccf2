import { useAtomValue, useSetAtom } from "jotai/react";
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { useTopDialog } from "../ui/open-dialogs.ts";
import styles from "./DeletionBars.module.css";
import {
  deletionsAtom,
  settleDeletionsAtom,
  showAnewAtom,
  undoDeletionAtom,
  type Waiting,
} from "./deletion-atoms.ts";

const secondsUntil = (at: number) => Math.max(0, Math.ceil((at - Date.now()) / 1000));

/** How long there is still; told by the figure only, or a reader would hear of nothing else. */
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

/** What was pressed to delete may be gone with its row: the keyboard goes on from the way back, and afterwards from the heading. */
function useUndoFocus(): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const dialog = useTopDialog();
  useEffect(() => {
    if (!dialog && document.activeElement === document.body) button.current?.focus({ preventScroll: true });
  }, [dialog]);
  useLayoutEffect(() => {
    const shown = button.current;
    return () => {
      if (shown === document.activeElement)
        document.querySelector<HTMLElement>("main h1")?.focus({ preventScroll: true });
    };
  }, []);
  return button;
}

function Undo({ words, onUndo }: { words: string; onUndo(): void }) {
  return (
    <Button ref={useUndoFocus()} look="plain" size="small" aria-label={`Kumoa: ${words}`} onClick={onUndo}>
      Kumoa
    </Button>
  );
}

function Bar({ waiting: { key, words, at, isSent } }: { waiting: Waiting }) {
  const undo = useSetAtom(undoDeletionAtom);
  return (
    <div className={styles.bar}>
      <p>{words}</p>
      {!isSent && (
        <>
          <Countdown at={at} />
          <Undo words={words} onUndo={() => undo(key)} />
        </>
      )}
    </div>
  );
}

/**
 * What is deleted in ten seconds, each with its way back. Stands on the page of the list that it goes from, which `onGone` shows
 * anew; leaving that page sends what waits.
 */
export function DeletionBars({ onGone }: { onGone(): Promise<void> }) {
  const deletions = useAtomValue(deletionsAtom);
  const setShowAnew = useSetAtom(showAnewAtom);
  const settle = useSetAtom(settleDeletionsAtom);
  useEffect(() => setShowAnew({ run: onGone }), [setShowAnew, onGone]);
  useEffect(
    () => () => {
      setShowAnew(null);
      settle();
    },
    [setShowAnew, settle],
  );
  return (
    <div role="status" className={styles.bars}>
      {deletions.map((waiting) => (
        <Bar key={waiting.key} waiting={waiting} />
      ))}
    </div>
  );
}

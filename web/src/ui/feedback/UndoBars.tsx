import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { Button } from "../forms/Button.tsx";
import { reserveBottomBar } from "../layout/bottom-bar.ts";
import { useTopDialog } from "../overlay/dialog-stack.ts";
import { Countdown } from "./Countdown.tsx";
import styles from "./UndoBars.module.css";

/** Moves the focus to the undo button when the row with the pressed button is gone, and to the heading when the bar closes. */
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

interface Props {
  text: string;
  /** When the action is sent, in milliseconds since 1970. */
  at: number;
  /** Takes the action back; undefined when it has been sent. */
  onUndo: (() => void) | undefined;
}

/** An action that is sent in some seconds, with a button that takes it back. */
export function UndoBar({ text, at, onUndo }: Props) {
  return (
    <div className={styles.bar}>
      <p>{text}</p>
      {onUndo && (
        <>
          <Countdown at={at} />
          <UndoButton text={text} onUndo={onUndo} />
        </>
      )}
    </div>
  );
}

/** The place of the bars: above the lower edge of the screen. */
export function UndoBars({ children }: { children: ReactNode }) {
  return (
    <div ref={reserveBottomBar} role="status" className={styles.bars}>
      {children}
    </div>
  );
}

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { IconButton } from "./Button.tsx";
import { classes } from "./classes.ts";
import styles from "./Dialog.module.css";
import { putOnTop } from "./open-dialogs.ts";

interface Props {
  title: ReactNode;
  /** Stands under the title and stays in sight. */
  subtitle?: ReactNode;
  onClose(): void;
  /** `side`: slides in from the edge, for filters on a phone. */
  form?: "middle" | "side";
  children: ReactNode;
}

/** Open as long as it is rendered. The browser's own modal: it keeps the focus inside and gives it back. */
export function Dialog({ title, subtitle, onClose, form = "middle", children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const messages = useRef<HTMLDivElement>(null);
  const heading = useId();

  // Before the element leaves the page: only a dialog that is closed in it gives the focus back.
  useLayoutEffect(() => {
    const shown = dialog.current;
    if (!shown || !messages.current) return;
    shown.showModal();
    const takeAway = putOnTop(messages.current);
    return () => {
      takeAway();
      shown.close();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Esc; this click is on the veil outside.
    <dialog
      ref={dialog}
      className={classes(styles.dialog, styles[form])}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      <div className={styles.sheet}>
        <header className={styles.head}>
          <div>
            <h2 id={heading}>{title}</h2>
            {subtitle}
          </div>
          <IconButton icon="close" label="Sulje" onClick={onClose} />
        </header>
        <div ref={messages} />
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}

/** A dialog at the edge of the screen. */
export function Drawer(props: Omit<Props, "form">) {
  return <Dialog {...props} form="side" />;
}

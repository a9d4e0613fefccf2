import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { joinClasses } from "../classes.ts";
import { IconButton } from "../forms/Button.tsx";
import styles from "./Dialog.module.css";
import { pushDialog } from "./dialog-stack.ts";

interface Props {
  title: ReactNode;
  /** Stands under the title and stays in sight. */
  subtitle?: ReactNode;
  onClose(): void;
  /** `side`: slides in from the edge, for filters on a phone. */
  placement?: "center" | "side";
  children: ReactNode;
}

/** Open as long as it is rendered. The browser's own modal: it keeps the focus inside and gives it back. */
export function Dialog({ title, subtitle, onClose, placement = "center", children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const messageContainer = useRef<HTMLDivElement>(null);
  const heading = useId();

  // Before the element leaves the page: only a dialog that is closed in it gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !messageContainer.current) return;
    element.showModal();
    const removeFromStack = pushDialog(messageContainer.current);
    return () => {
      removeFromStack();
      element.close();
    };
  }, []);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard closes with Esc; this click is on the veil outside.
    <dialog
      ref={dialog}
      className={joinClasses(styles.dialog, styles[placement])}
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
        <div ref={messageContainer} />
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}

/** A dialog at the edge of the screen. */
export function Drawer(props: Omit<Props, "placement">) {
  return <Dialog {...props} placement="side" />;
}

import { type ReactNode, useId, useLayoutEffect, useRef } from "react";
import { joinClasses } from "../classes.ts";
import { IconButton } from "../forms/Button.tsx";
import styles from "./Dialog.module.css";
import { pushDialog } from "./dialog-stack.ts";

interface Props {
  title: ReactNode;
  /** Rendered below the title; stays visible while the content scrolls. */
  subtitle?: ReactNode;
  onClose(): void;
  /** `side`: slides in from the edge of the screen, for filters on a phone. */
  placement?: "center" | "side";
  children: ReactNode;
}

const field = "form :is(input:not([type=hidden]), select, textarea):not(:disabled)";

/**
 * Moves the focus of a dialog to its first field: at once, or when its content is loaded, unless the visitor has moved it meanwhile.
 * @returns ends the waiting
 */
function focusFirstField(dialog: HTMLDialogElement): () => void {
  const initial = document.activeElement;
  const focusField = () => {
    const found = dialog.querySelector<HTMLElement>(field);
    if (found && document.activeElement === initial) found.focus();
    return found !== null || document.activeElement !== initial;
  };
  if (focusField()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (focusField()) observer.disconnect();
  });
  observer.observe(dialog, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** A native modal dialog, open while it is rendered. The browser traps the focus and restores it. */
export function Dialog({ title, subtitle, onClose, placement = "center", children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const messageContainer = useRef<HTMLDivElement>(null);
  const heading = useId();

  // A layout effect, because the browser restores the focus only if the dialog is closed before it is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element || !messageContainer.current) return;
    element.showModal();
    const stopWaiting = focusFirstField(element);
    const removeFromStack = pushDialog(messageContainer.current);
    return () => {
      stopWaiting();
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

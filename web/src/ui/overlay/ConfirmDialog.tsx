import { type ReactNode, useState } from "react";
import { Button, type ButtonVariant } from "../forms/Button.tsx";
import styles from "./ConfirmDialog.module.css";
import { Dialog } from "./Dialog.tsx";

interface Props {
  title: string;
  /** Label of the confirm button, an imperative: 'Poista'. */
  confirm: string;
  /** Label of the cancel button. */
  cancel?: string;
  variant?: ButtonVariant;
  disabled?: boolean;
  onClose(): void;
  /** The dialog closes when the promise resolves, and stays open when it rejects. */
  onConfirm(): Promise<void>;
  children: ReactNode;
}

/** Asks for confirmation of an action that cannot be undone, or that is likely a mistake. */
export function ConfirmDialog({
  title,
  confirm,
  cancel = "Peruuta",
  variant = "danger",
  disabled = false,
  onClose,
  onConfirm,
  children,
}: Props) {
  const [isBusy, setBusy] = useState(false);
  async function handleConfirm() {
    setBusy(true);
    try {
      await onConfirm();
      onClose();
    } catch {
      // The banner shows the error.
      setBusy(false);
    }
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <div className={styles.text}>{children}</div>
      <div className={styles.buttons}>
        <Button variant={variant} busy={isBusy} disabled={disabled} onClick={() => void handleConfirm()}>
          {confirm}
        </Button>
        <Button variant="plain" onClick={onClose}>
          {cancel}
        </Button>
      </div>
    </Dialog>
  );
}

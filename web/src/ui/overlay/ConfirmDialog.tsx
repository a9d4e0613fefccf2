import { type ReactNode, useState } from "react";
import { Button, type ButtonVariant } from "../forms/Button.tsx";
import styles from "./ConfirmDialog.module.css";
import { Dialog } from "./Dialog.tsx";

interface Props {
  title: string;
  /** What the button does, as an order: 'Poista'. */
  confirm: string;
  /** What the other button says. */
  cancel?: string;
  variant?: ButtonVariant;
  disabled?: boolean;
  onClose(): void;
  /** The dialog closes when it has been done, and stays when it fails. */
  onConfirm(): Promise<void>;
  children: ReactNode;
}

/** Asks before something that cannot be taken back, or that is likely a mistake. */
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

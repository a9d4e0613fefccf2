import { type ReactNode, useId, useState } from "react";
import { Button } from "../../ui/forms/Button.tsx";
import { OfflineNotice, useIsOffline } from "./OfflineNotice.tsx";
import styles from "./SubmitButton.module.css";

interface Props {
  busy: boolean;
  /** What needs the net, as the beginning of a sentence. */
  action: string;
  /** Why the form cannot be sent yet; told when the button gets the focus, which a press takes to the first faulty field. */
  incompleteText?: string | undefined;
  children: ReactNode;
}

/** Sends a form; without the net it waits and says why. */
export function SubmitButton({ busy, action, incompleteText, children }: Props) {
  const isOffline = useIsOffline();
  const reason = useId();
  const hint = useId();
  const [isHintVisible, setHintVisible] = useState(false);
  const described = [isOffline && reason, incompleteText && hint].filter(Boolean).join(" ");
  return (
    <>
      <OfflineNotice action={action} id={reason} />
      <Button
        type="submit"
        variant="ember"
        size="large"
        busy={busy}
        disabled={isOffline}
        aria-disabled={incompleteText ? true : undefined}
        aria-describedby={described || undefined}
        onFocus={() => setHintVisible(true)}
      >
        {children}
      </Button>
      {incompleteText && (
        <p id={hint} hidden={!isHintVisible} className={styles.incomplete}>
          {incompleteText}
        </p>
      )}
    </>
  );
}

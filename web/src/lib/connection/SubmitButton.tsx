import { type ReactNode, useId, useState } from "react";
import { Button } from "../../ui/forms/Button.tsx";
import { OfflineNotice, useIsOffline } from "./OfflineNotice.tsx";
import styles from "./SubmitButton.module.css";

interface Props {
  busy: boolean;
  /** The action that needs the network, as the beginning of the sentence in OfflineNotice. */
  action: string;
  /** Why the form is incomplete; shown when the button gets the focus, since a press moves the focus to the first invalid field. */
  incompleteText?: string | undefined;
  children: ReactNode;
}

/** Submit button of a form; disabled with an explanation while offline. */
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
        variant="accent"
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

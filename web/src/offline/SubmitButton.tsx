import { type ReactNode, useId, useState } from "react";
import { Button } from "../ui/Button.tsx";
import { NeedsNet, useIsOffline } from "./NeedsNet.tsx";
import styles from "./SubmitButton.module.css";

interface Props {
  busy: boolean;
  /** What needs the net, as the beginning of a sentence. */
  what: string;
  /** Why the form cannot be sent yet; told when the button gets the focus, which a press takes to the first faulty field. */
  incomplete?: string | undefined;
  children: ReactNode;
}

/** Sends a form; without the net it waits and says why. */
export function SubmitButton({ busy, what, incomplete, children }: Props) {
  const isOffline = useIsOffline();
  const reason = useId();
  const hint = useId();
  const [isTold, setTold] = useState(false);
  const described = [isOffline && reason, incomplete && hint].filter(Boolean).join(" ");
  return (
    <>
      <NeedsNet what={what} id={reason} />
      <Button
        type="submit"
        look="ember"
        size="large"
        busy={busy}
        disabled={isOffline}
        aria-disabled={incomplete ? true : undefined}
        aria-describedby={described || undefined}
        onFocus={() => setTold(true)}
      >
        {children}
      </Button>
      {incomplete && (
        <p id={hint} hidden={!isTold} className={styles.incomplete}>
          {incomplete}
        </p>
      )}
    </>
  );
}

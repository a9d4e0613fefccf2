import { type ReactNode, useId } from "react";
import { Button } from "../ui/Button.tsx";
import { NeedsNet, useIsOffline } from "./NeedsNet.tsx";

interface Props {
  busy: boolean;
  /** What needs the net, as the beginning of a sentence. */
  what: string;
  children: ReactNode;
}

/** Sends a form; without the net it waits and says why. */
export function SubmitButton({ busy, what, children }: Props) {
  const isOffline = useIsOffline();
  const reason = useId();
  return (
    <>
      <NeedsNet what={what} id={reason} />
      <Button
        type="submit"
        look="ember"
        size="large"
        busy={busy}
        disabled={isOffline}
        aria-describedby={isOffline ? reason : undefined}
      >
        {children}
      </Button>
    </>
  );
}

import { useSetAtom } from "jotai/react";
import { type ReactNode, useState } from "react";
import { type ApiError, assertApiError } from "../../lib/api/errors.ts";
import { SubmitButton } from "../../lib/connection/SubmitButton.tsx";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { LinkPage, ToSearch } from "./LinkPage.tsx";

type State = "open" | "pending" | "done" | "rejected";

interface Props {
  title: string;
  button: string;
  /** The action that needs the network. */
  action: string;
  doneTitle: string;
  doneText: string;
  /** What to do with a link that is not accepted. */
  rejectedText: string;
  run(): Promise<unknown>;
  /** Explains what the button does. */
  children: ReactNode;
}

/** Errors of the link itself; all others may pass. */
const isRejected = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429;

/** One step behind a mailed link. It takes a press of the button, because programs that scan mails open links. */
export function LinkStep({ title, button, action, doneTitle, doneText, rejectedText, run, children }: Props) {
  const [state, setState] = useState<State>("open");
  const [reason, setReason] = useState("");
  const showBanner = useSetAtom(showBannerAtom);

  async function press() {
    setState("pending");
    try {
      await run();
      setState("done");
    } catch (cause) {
      assertApiError(cause);
      if (isRejected(cause)) {
        setReason(cause.code === "invalid" ? "" : cause.message);
        setState("rejected");
        return;
      }
      showBanner("danger", cause.message);
      setState("open");
    }
  }

  if (state === "done") {
    return (
      <LinkPage title={doneTitle} step={1}>
        <p>{doneText}</p>
        <ToSearch />
      </LinkPage>
    );
  }
  if (state === "rejected") {
    return (
      <LinkPage title="Linkki ei toimi" step={1}>
        <p>{reason || "Linkki on virheellinen tai vanhentunut."}</p>
        <p>{rejectedText}</p>
        <ToSearch />
      </LinkPage>
    );
  }
  return (
    <LinkPage title={title}>
      {children}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void press();
        }}
      >
        <SubmitButton busy={state === "pending"} action={action}>
          {button}
        </SubmitButton>
      </form>
    </LinkPage>
  );
}

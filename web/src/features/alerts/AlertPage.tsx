import { confirmAlert, unsubscribe } from "@halkopiha/domain/contract/shop/alerts.ts";
import { useSetAtom } from "jotai/react";
import { type ReactNode, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { PageHead } from "../../lib/routing/PageHead.tsx";
import { paths } from "../../lib/routing/paths.ts";
import { SubmitButton } from "../../offline/ui/SubmitButton.tsx";
import { buttonClass } from "../../ui/forms/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { useHydrated } from "../../ui/layout/use-hydrated.ts";
import { useStepFocus } from "../../ui/layout/use-step-focus.ts";
import styles from "./AlertPage.module.css";

type State = "open" | "pending" | "done" | "rejected";

interface StepProps {
  title: string;
  /** Explains what the button does. */
  text: string;
  button: string;
  /** The action that needs the network. */
  action: string;
  doneTitle: string;
  doneText: string;
  /** What to do with a link that is not accepted. */
  rejectedText: string;
  run(): Promise<unknown>;
}

interface PageProps {
  title: string;
  /** 1 once the button has been pressed: the new title gets the focus. */
  step?: 0 | 1;
  children: ReactNode;
}

function Page({ title, step = 0, children }: PageProps) {
  const heading = useStepFocus(step);
  return (
    <div className={styles.page}>
      <PageHead title={title} />
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <Card className={styles.card}>{children}</Card>
    </div>
  );
}

const ToSearch = () => (
  <Link to={paths.search} className={buttonClass("plain")}>
    Hakuun
  </Link>
);

/** Errors of the link itself; all others may pass. */
const isRejected = ({ status }: ApiError) => status >= 400 && status < 500 && status !== 429;

/** One step behind a mailed link. It takes a press of the button, because programs that scan mails open links. */
function Step({ title, text, button, action, doneTitle, doneText, rejectedText, run }: StepProps) {
  const [state, setState] = useState<State>("open");
  const [reason, setReason] = useState("");
  const showBanner = useSetAtom(showBannerAtom);

  async function press() {
    setState("pending");
    try {
      await run();
      setState("done");
    } catch (cause) {
      if (!(cause instanceof ApiError)) throw cause;
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
      <Page title={doneTitle} step={1}>
        <p>{doneText}</p>
        <ToSearch />
      </Page>
    );
  }
  if (state === "rejected") {
    return (
      <Page title="Linkki ei toimi" step={1}>
        <p>{reason || "Linkki on virheellinen tai vanhentunut."}</p>
        <p>{rejectedText}</p>
        <ToSearch />
      </Page>
    );
  }
  return (
    <Page title={title}>
      <p>{text}</p>
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
    </Page>
  );
}

/** The page of the links in mails about alerts. The tokens are in the hash, which browsers send neither to servers nor to other pages. */
export function AlertPage() {
  const { hash } = useLocation();
  const tokens = new URLSearchParams(useHydrated() ? hash.slice(1) : "");
  const confirming = tokens.get("vahvista");
  const ending = tokens.get("lopeta");
  if (confirming !== null) {
    return (
      <Step
        key={confirming}
        title="Vahvista hakuvahti"
        text="Kerromme sähköpostilla enintään kerran päivässä, kun uutta on tarjolla."
        button="Vahvista hakuvahti"
        action="Vahvistaminen"
        doneTitle="Hakuvahti on päällä"
        doneText="Hakuvahti päättyy 6 kuukauden kuluttua. Voit lopettaa sen milloin vain viestin linkistä."
        rejectedText="Voit tilata hakuvahdin uudelleen haun tuloksista tai ilmoituksen sivulta."
        run={() => api(confirmAlert, { body: { token: confirming } }, { silent: true })}
      />
    );
  }
  if (ending !== null) {
    return (
      <Step
        key={ending}
        title="Lopeta hakuvahti"
        text="Emme lähetä sen jälkeen enää viestejä, ja poistamme sähköpostiosoitteesi hakuvahdista."
        button="Lopeta hakuvahti"
        action="Lopettaminen"
        doneTitle="Hakuvahti on lopetettu"
        doneText="Emme lähetä siitä enää viestejä."
        rejectedText="Avaa linkki uudelleen viestistä, tai ota yhteyttä asiakaspalveluun."
        run={() => api(unsubscribe, { query: { t: ending } }, { silent: true })}
      />
    );
  }
  return (
    <Page title="Hakuvahti">
      <p>Hakuvahti kertoo sähköpostilla, kun hakuusi tulee uusia ilmoituksia. Tilaa se haun tuloksista.</p>
      <ToSearch />
    </Page>
  );
}

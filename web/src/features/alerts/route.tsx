import { confirmAlert, endAlerts } from "@halkopiha/domain/contract/shop/alerts.ts";
import { mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { api } from "../../lib/api/client.ts";
import { readSecret } from "../../lib/routing/link-secret.ts";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { useHydrated } from "../../ui/layout/use-hydrated.ts";
import { LinkPage, ToSearch } from "./LinkPage.tsx";
import { LinkStep } from "./LinkStep.tsx";
import { type LinkedAlerts, useLinkedAlerts } from "./use-linked-alerts.ts";

const orderAgain = "Voit tilata hakuvahdin uudelleen haun tuloksista tai ilmoituksen sivulta.";

/** What the alerts wait for. */
function Waiting({ alerts }: Pick<LinkedAlerts, "alerts">) {
  return (
    <ul>
      {alerts.map(({ description }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the list does not change, and two alerts may have the same words
        <li key={index}>
          <strong>{description}</strong>
        </li>
      ))}
    </ul>
  );
}

/** The step that ends the alerts of a code. */
function EndStep({ code, title, children }: { code: string; title: string; children: ReactNode }) {
  return (
    <LinkStep
      title={title}
      button="Lopeta hakuvahti"
      action="Lopettaminen"
      doneTitle="Hakuvahti on lopetettu"
      doneText="Emme lähetä siitä enää viestejä."
      rejectedText="Avaa linkki uudelleen viestistä, tai ota yhteyttä asiakaspalveluun."
      run={() => api(endAlerts, { body: { token: code } }, { handlesErrors: true })}
    >
      {children}
    </LinkStep>
  );
}

interface LinkProps {
  code: string;
  /** Null when they could not be loaded; the button works without them. */
  linked: LinkedAlerts | null;
}

function Confirming({ code, linked }: LinkProps) {
  const alerts = linked?.alerts ?? [];
  if (linked?.unsubscribeToken && alerts.every(({ isConfirmed }) => isConfirmed)) {
    return (
      <EndStep title="Hakuvahti on päällä" code={linked.unsubscribeToken}>
        <p>Olet jo vahvistanut tämän hakuvahdin. Kerromme sähköpostilla, kun uutta on tarjolla:</p>
        <Waiting alerts={alerts} />
      </EndStep>
    );
  }
  return (
    <LinkStep
      title="Vahvista hakuvahti"
      button="Vahvista hakuvahti"
      action="Vahvistaminen"
      doneTitle="Hakuvahti on päällä"
      doneText="Hakuvahti päättyy 6 kuukauden kuluttua. Voit lopettaa sen milloin vain viestin linkistä."
      rejectedText={orderAgain}
      run={() => api(confirmAlert, { body: { token: code } }, { handlesErrors: true })}
    >
      <p>Kerromme sähköpostilla enintään kerran päivässä, kun uutta on tarjolla.</p>
      <Waiting alerts={alerts} />
    </LinkStep>
  );
}

function Ending({ code, linked }: LinkProps) {
  return (
    <EndStep title="Lopeta hakuvahti" code={code}>
      <p>Emme lähetä sen jälkeen enää viestejä, ja poistamme sähköpostiosoitteesi hakuvahdista.</p>
      <Waiting alerts={linked?.alerts ?? []} />
    </EndStep>
  );
}

/** The page of a link, once it is known what its alerts wait for. */
function Linked({ code, action: Action }: { code: string; action: typeof Confirming }) {
  const linked = useLinkedAlerts(code);
  if (linked === undefined) {
    return (
      <LinkPage title="Hakuvahti">
        <Skeleton count={2} shape="line" />
      </LinkPage>
    );
  }
  if (linked?.alerts.length === 0) {
    return (
      <LinkPage title="Hakuvahti on päättynyt">
        <p>Hakuvahti on lopetettu tai vanhentunut. Emme lähetä siitä viestejä.</p>
        <p>{orderAgain}</p>
        <ToSearch />
      </LinkPage>
    );
  }
  return <Action code={code} linked={linked} />;
}

/** The page of the links in mails about alerts. */
export function Component() {
  const { hash } = useLocation();
  // The prerendered page has no fragment.
  const fragment = useHydrated() ? hash : "";
  const confirming = readSecret(mailedLinks.confirmAlert, fragment);
  const ending = readSecret(mailedLinks.endAlerts, fragment);
  if (confirming !== null) return <Linked key={confirming} code={confirming} action={Confirming} />;
  if (ending !== null) return <Linked key={ending} code={ending} action={Ending} />;
  return (
    <LinkPage title="Hakuvahti">
      <p>Hakuvahti kertoo sähköpostilla, kun hakuusi tulee uusia ilmoituksia. Tilaa se haun tuloksista.</p>
      <ToSearch />
    </LinkPage>
  );
}

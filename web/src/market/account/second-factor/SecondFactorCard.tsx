import type { SecondFactorStatus } from "@halkopiha/domain/accounts/second-factor.ts";
import {
  confirmSecondFactor,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  startSecondFactor,
} from "@halkopiha/domain/contract/accounts/second-factor.ts";
import { useSetAtom } from "jotai/react";
import { Suspense, useId, useRef, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { useLoaded } from "../../../lib/api/use-loaded.ts";
import { LoadError } from "../../../lib/connection/LoadError.tsx";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { formatCount } from "../../../lib/format/count.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { renewSessionAtom } from "../../../lib/session/session-atoms.ts";
import { rememberSecondFactorAtom } from "../../../lib/session/session-user.ts";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Note } from "../../../ui/layout/Prose.tsx";
import { RecoveryCodes } from "./RecoveryCodes.tsx";
import styles from "./SecondFactor.module.css";

/** Loaded lazily: forms and the drawing of a QR code, which few visits need. */
const ConfirmForm = lazyPart(() => import("./ConfirmForm.tsx").then((file) => file.ConfirmForm));
const AppStep = lazyPart(() => import("./AppStep.tsx").then((file) => file.AppStep));

const loadStatus = () => api(readSecondFactor, {}, { handlesErrors: true });

/** A change that asks for the password first. */
type Change = "start" | "renew" | "remove";

type View =
  | { name: "status" }
  | { name: "confirm"; change: Change }
  | { name: "app"; secret: string; uri: string }
  | { name: "codes"; codes: readonly string[] };

const confirmations: Readonly<Record<Change, { title: string; text: string; action: string }>> = {
  start: {
    title: "Vahvista ensin, että tili on sinun",
    text: "Seuraavaksi lisäät Halkopihan puhelimesi tunnistautumissovellukseen.",
    action: "Jatka",
  },
  renew: {
    title: "Uudet palautuskoodit",
    text: "Saat kymmenen uutta koodia. Entiset lakkaavat toimimasta.",
    action: "Luo uudet koodit",
  },
  remove: {
    title: "Poista kaksivaiheinen tunnistautuminen",
    text: "Sen jälkeen tilillesi kirjaudutaan pelkällä salasanalla.",
    action: "Poista käytöstä",
  },
};

/** Few recovery codes left: time for new ones. */
const fewCodes = 3;

interface StatusProps {
  status: SecondFactorStatus;
  onChange(change: Change): void;
}

function Status({ status: { isEnabled, isObligatory, recoveryCodesLeft }, onChange }: StatusProps) {
  if (!isEnabled)
    return (
      <div className={styles.step}>
        {isObligatory && (
          <Note>
            <p>Ylläpitäjän sivut avautuvat, kun olet ottanut kaksivaiheisen tunnistautumisen käyttöön.</p>
          </Note>
        )}
        <p>
          Salasanan lisäksi kirjautumiseen tarvitaan koodi puhelimesi tunnistautumissovelluksesta. Silloin
          tilillesi ei pääse, vaikka salasanasi päätyisi vieraalle.
        </p>
        <Button variant={isObligatory ? "accent" : "primary"} onClick={() => onChange("start")}>
          Ota käyttöön
        </Button>
      </div>
    );
  const left = formatCount(recoveryCodesLeft, { one: "palautuskoodi", other: "palautuskoodia" });
  return (
    <div className={styles.step}>
      <p>
        <Badge variant="positive">Käytössä</Badge> Kirjautumiseen tarvitaan salasanan lisäksi koodi
        sovelluksesta.
      </p>
      <p className={styles.hint}>
        Sinulla on {left} käyttämättä.
        {recoveryCodesLeft <= fewCodes && " Luo uudet, ennen kuin ne loppuvat."}
      </p>
      <div className={styles.buttons}>
        <Button variant="plain" onClick={() => onChange("start")}>
          Vaihda sovellusta tai puhelinta
        </Button>
        <Button variant="plain" onClick={() => onChange("renew")}>
          Uudet palautuskoodit
        </Button>
        {!isObligatory && (
          <Button variant="quiet" onClick={() => onChange("remove")}>
            Poista käytöstä
          </Button>
        )}
      </div>
    </div>
  );
}

/** The second factor of the user's login: sets it up, changes and removes it. ADR 40 */
export function SecondFactorCard() {
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { value: status, failure, isLoading, load } = useLoaded(loadStatus);
  const [view, setView] = useState<View>({ name: "status" });
  const showBanner = useSetAtom(showBannerAtom);
  const renewSession = useSetAtom(renewSessionAtom);
  const rememberSecondFactor = useSetAtom(rememberSecondFactorAtom);

  /** Shows the status; the part that had the focus is gone. */
  function finish() {
    setView({ name: "status" });
    title.current?.focus();
    load();
  }

  async function change(
    kind: Change,
    { currentPassword, code }: { currentPassword: string; code?: string | undefined },
  ) {
    if (kind === "start") {
      const body = { currentPassword, ...(code && { code }) };
      setView({ name: "app", ...(await api(startSecondFactor, { body })) });
      return;
    }
    const body = { currentPassword, code: code ?? "" };
    if (kind === "renew") {
      setView({ name: "codes", codes: (await api(renewRecoveryCodes, { body })).recoveryCodes });
      return;
    }
    showBanner("success", (await api(removeSecondFactor, { body })).message);
    finish();
  }

  async function confirm(code: string) {
    const { recoveryCodes, session, message } = await api(confirmSecondFactor, { body: { code } });
    if (session) renewSession(session);
    rememberSecondFactor();
    showBanner("success", message);
    setView({ name: "codes", codes: recoveryCodes });
  }

  return (
    <Card role="region" aria-labelledby={heading}>
      <h2 id={heading} ref={title} tabIndex={-1} className={styles.title}>
        Kaksivaiheinen tunnistautuminen
      </h2>
      {!status && !failure && <Skeleton count={3} shape="line" />}
      {!status && failure && (
        <LoadError title="Tunnistautumisen tietoja ei saatu haettua." isRetrying={isLoading} onRetry={load} />
      )}
      {status && (
        <Suspense fallback={<Skeleton count={3} shape="line" />}>
          {view.name === "status" && (
            <Status status={status} onChange={(kind) => setView({ name: "confirm", change: kind })} />
          )}
          {view.name === "confirm" && (
            <ConfirmForm
              {...confirmations[view.change]}
              needsCode={status.isEnabled}
              onSubmit={(values) => change(view.change, values)}
              onCancel={finish}
            />
          )}
          {view.name === "app" && (
            <AppStep secret={view.secret} uri={view.uri} onConfirm={confirm} onCancel={finish} />
          )}
          {view.name === "codes" && <RecoveryCodes codes={view.codes} onDone={finish} />}
        </Suspense>
      )}
    </Card>
  );
}

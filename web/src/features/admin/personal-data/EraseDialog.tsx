import { describeKept, listKeptRules } from "@halkopiha/domain/admin/retention.ts";
import { orderContactDays } from "@halkopiha/domain/personal-data/erasure-periods.ts";
import { obstacleText } from "@halkopiha/domain/personal-data/found-data.ts";
import { useEffect, useId, useRef, useState } from "react";
import { assertApiError } from "../../../lib/api/errors.ts";
import { OfflineNotice, useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { formatNumber } from "../../../lib/format/format.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./PersonalDataPage.module.css";
import { type Erased, runErasure } from "./run-erasure.ts";

type Phase = "asking" | "running" | "stopped" | "done";

function Question() {
  return (
    <>
      <p>
        Yhteydenotot, hakuvahdit, tarjouspyynnöt ja lähetetyt viestit poistetaan. Tilauksista poistetaan
        ostajan nimi, yhteystiedot, osoite, viestit ja arvostelu. Tätä ei voi perua.
      </p>
      <p>
        Keskeneräiset tilaukset ja ne, joiden päättymisestä on alle {orderContactDays} päivää, jäävät
        ennalleen. Käyttäjätili poistetaan erikseen.
      </p>
      <p>Laki vaatii säilyttämään seuraavat tiedot:</p>
      <ul className={styles.kept}>
        {listKeptRules().map((rule) => (
          <li key={rule.label}>{describeKept(rule)}</li>
        ))}
      </ul>
    </>
  );
}

function Result({ erased, kept }: Erased) {
  return (
    <>
      <p>Poistettu tai anonymisoitu: {formatNumber(erased)}.</p>
      {kept.length > 0 && (
        <>
          <p>Säilyi:</p>
          <ul className={styles.kept}>
            {kept.map(({ label, obstacle, count }) => (
              <li key={`${label} ${obstacle}`}>
                {label}: {formatNumber(count)}, {obstacleText[obstacle]}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

interface Props {
  contact: string;
  onClose(): void;
  /** Called when something may have been erased. */
  onErased(): void;
}

/** Asks, erases batch by batch with a progress that can be stopped, and tells what stays and why. */
export function EraseDialog({ contact, onClose, onErased }: Props) {
  const [phase, setPhase] = useState<Phase>("asking");
  const [result, setResult] = useState<Erased>({ erased: 0, kept: [] });
  const control = useRef<AbortController>(undefined);
  const isOffline = useIsOffline();
  const reason = useId();
  useEffect(() => () => control.current?.abort(), []);

  async function run() {
    control.current = new AbortController();
    const { signal } = control.current;
    setPhase("running");
    try {
      await runErasure(contact, { signal, onProgress: setResult });
      setPhase(signal.aborted ? "stopped" : "done");
    } catch (error) {
      // The banner shows it.
      assertApiError(error);
      setPhase("stopped");
    }
    onErased();
  }

  const isOver = phase === "done" || phase === "stopped";
  return (
    <Dialog title={isOver ? "Anonymisointi" : "Anonymisoidaanko tiedot?"} onClose={onClose}>
      <div className={styles.form}>
        {phase === "asking" && <Question />}
        <div role="status">
          {phase === "running" && <p>Käsitelty {formatNumber(result.erased)}…</p>}
          {phase === "stopped" && <p>Anonymisointi keskeytyi. Sen voi tehdä uudelleen.</p>}
          {isOver && <Result {...result} />}
        </div>
        {phase === "asking" && <OfflineNotice action="Anonymisointi" id={reason} />}
        <div className={styles.buttons}>
          {phase === "asking" && (
            <Button
              variant="danger"
              disabled={isOffline}
              aria-describedby={isOffline ? reason : undefined}
              onClick={() => void run()}
            >
              Anonymisoi
            </Button>
          )}
          {phase === "running" ? (
            <Button variant="plain" onClick={() => control.current?.abort()}>
              Keskeytä
            </Button>
          ) : (
            <Button variant="plain" onClick={onClose}>
              {isOver ? "Sulje" : "Peruuta"}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  );
}

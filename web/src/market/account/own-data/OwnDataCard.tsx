import type { User } from "@halkopiha/domain/accounts/user.ts";
import { describeKept, listKeptRules } from "@halkopiha/domain/admin/retention.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { requestErasure, withdrawErasure } from "@halkopiha/domain/contract/accounts/own-data.ts";
import { addDays, toFinnishDate } from "@halkopiha/domain/finnish-date.ts";
import { erasureGraceDays } from "@halkopiha/domain/personal-data/erasure-periods.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { type FormEvent, useId, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { useOverlay } from "../../../lib/routing/history/use-overlay.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { useAccountChange } from "../use-account-change.ts";
import styles from "./OwnDataCard.module.css";
import { OwnDataCopy } from "./OwnDataCopy.tsx";

interface Props {
  user: User;
  onSaved(user: User): void;
}

/** What is kept of a deleted account, how long and why. */
function KeptData() {
  return (
    <>
      <p>Laki vaatii säilyttämään seuraavat tiedot:</p>
      <ul className={styles.kept}>
        {listKeptRules().map((rule) => (
          <li key={rule.label}>{describeKept(rule)}</li>
        ))}
      </ul>
    </>
  );
}

function ErasureDialog({ user, onSaved, onClose }: Props & { onClose(): void }) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const change = useAccountChange(onSaved);
  const day = addDays(toFinnishDate(new Date().toISOString()), erasureGraceDays);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const currentPassword = String(new FormData(event.currentTarget).get("currentPassword") ?? "");
    setSending(true);
    try {
      const params = { id: user._id };
      await change(api(requestErasure, { params, body: { currentPassword } }));
      onClose();
    } catch (failure) {
      assertApiError(failure);
      setError(failure.fields["currentPassword"]);
      setSending(false);
    }
  }

  return (
    <Dialog title="Poistetaanko tili?" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => void send(event)}
        noValidate
        aria-label="Tilin poistaminen"
      >
        <p>
          Tili ja sen tiedot poistetaan {formatCalendarDay(day)}, {erasureGraceDays} päivän kuluttua. Siihen
          asti voit perua poiston. Ilmoituksesi poistuvat myynnistä heti.
        </p>
        <p>
          Toimita avoimet tilauksesi loppuun: tili poistetaan vasta, kun niitä ei enää ole. Maksettua
          vuosimaksua ei palauteta automaattisesti, ja avoin lasku on yhä maksettava.
        </p>
        <KeptData />
        <TextField
          label="Nykyinen salasana"
          type="password"
          name="currentPassword"
          autoComplete="current-password"
          error={error}
        />
        <div className={styles.choices}>
          <SubmitButton busy={isSending} action="Tilin poistaminen">
            Poista tili
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** An account that waits for its deletion. */
function PendingErasure({ user, day, onSaved }: Props & { day: CalendarDay }) {
  const heading = useId();
  const [isBusy, setBusy] = useState(false);
  const change = useAccountChange(onSaved);
  const isOffline = useIsOffline();

  async function withdraw() {
    setBusy(true);
    // The banner shows an error.
    await change(api(withdrawErasure, { params: { id: user._id } })).catch(() => undefined);
    setBusy(false);
  }

  return (
    <section className={styles.pending} aria-labelledby={heading}>
      <h3 id={heading}>Tilisi poistetaan {formatCalendarDay(day)}</h3>
      <p>
        Ilmoituksesi ovat poissa myynnistä. Jos sinulla on avoimia tilauksia, tili poistetaan vasta niiden
        jälkeen. Kun perut poiston, kaikki palaa ennalleen.
      </p>
      <KeptData />
      <div className={styles.choices}>
        <Button busy={isBusy} disabled={isOffline} onClick={() => void withdraw()}>
          Peru tilin poistaminen
        </Button>
      </div>
    </section>
  );
}

const overlayName = "erasure";

/** A copy of what is stored of the seller, and the deletion of the account (GDPR arts. 15, 17 and 20). */
export function OwnDataCard({ user, onSaved }: Props) {
  const heading = useId();
  const { overlay, open, close } = useOverlay();
  const isOffline = useIsOffline();
  const { erasureDay } = user.userAccount;
  return (
    <Card>
      <section className={styles.form} aria-labelledby={heading}>
        <h2 id={heading}>Omat tiedot</h2>
        <OwnDataCopy user={user} />
        {erasureDay ? (
          <PendingErasure user={user} day={erasureDay} onSaved={onSaved} />
        ) : (
          <div className={styles.choices}>
            <Button variant="quiet" disabled={isOffline} onClick={() => open(overlayName)}>
              Poista tili
            </Button>
            {overlay === overlayName && <ErasureDialog user={user} onSaved={onSaved} onClose={close} />}
          </div>
        )}
      </section>
    </Card>
  );
}

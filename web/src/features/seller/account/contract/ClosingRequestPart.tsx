import { maxClosingReason } from "@halkopiha/domain/accounts/closing-form.ts";
import type { User } from "@halkopiha/domain/accounts/user.ts";
import { formatCalendarDay } from "@halkopiha/domain/calendar.ts";
import { requestClosing, withdrawClosing } from "@halkopiha/domain/contract/accounts/contract.ts";
import { addDays } from "@halkopiha/domain/finnish-date.ts";
import type { CalendarDay } from "@halkopiha/domain/schemas/primitives.ts";
import { findTermsDeadline } from "@halkopiha/domain/terms/accept-terms.ts";
import { findClosingDay } from "@halkopiha/domain/terms/closing-right.ts";
import { type FormEvent, useId, useState } from "react";
import { api } from "../../../../lib/api/client.ts";
import { assertApiError } from "../../../../lib/api/errors.ts";
import { useIsOffline } from "../../../../lib/connection/OfflineNotice.tsx";
import { SubmitButton } from "../../../../lib/connection/SubmitButton.tsx";
import { formatDate } from "../../../../lib/format/format.ts";
import { useOverlay } from "../../../../lib/routing/history/use-overlay.ts";
import { useAccountChange } from "../../../../market/account/use-account-change.ts";
import { Button } from "../../../../ui/forms/Button.tsx";
import { TextArea } from "../../../../ui/forms/TextArea.tsx";
import { Dialog } from "../../../../ui/overlay/Dialog.tsx";
import styles from "../AccountPage.module.css";

interface Props {
  user: User;
  today: CalendarDay;
  onSaved(user: User): void;
}

/** That new terms give the right to end the contract before the day from which they concern the seller. */
const describeRight = (day: CalendarDay): string =>
  `Käyttöehdot muuttuvat ${formatCalendarDay(day)}, joten pyyntöä ei voi hylätä: tilisi suljetaan viimeistään ${formatCalendarDay(addDays(day, -1))}, ellet hyväksy uusia ehtoja.`;

function RequestDialog({ user, today, onSaved, onClose }: Props & { onClose(): void }) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const change = useAccountChange(onSaved);
  const deadline = findTermsDeadline(user, today);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    setSending(true);
    try {
      await change(api(requestClosing, { params: { id: user._id }, body: { reason } }));
      onClose();
    } catch (failure) {
      assertApiError(failure);
      setError(failure.fields["reason"]);
      setSending(false);
    }
  }

  return (
    <Dialog title="Pyydä tilin sulkemista" onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => void send(event)}
        noValidate
        aria-label="Sulkemispyyntö"
      >
        <p>
          Asiakaspalvelu käsittelee pyynnön ja sulkee tilisi jo ennen sopimuskauden loppua. Silloin
          ilmoituksesi poistuvat myynnistä, mutta avoimet tilauksesi voit toimittaa loppuun. Maksettua
          vuosimaksua ei palauteta automaattisesti.
        </p>
        {deadline && <p>{describeRight(deadline)}</p>}
        <TextArea label="Syy" optional name="reason" rows={4} maxLength={maxClosingReason} error={error} />
        <div className={styles.choices}>
          <SubmitButton busy={isSending} action="Pyynnön lähettäminen">
            Lähetä pyyntö
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** A request that waits for customer service. */
function PendingRequest({ user, onSaved }: Omit<Props, "today">) {
  const heading = useId();
  const [isBusy, setBusy] = useState(false);
  const change = useAccountChange(onSaved);
  const isOffline = useIsOffline();
  const { closingRequest } = user;
  if (!closingRequest) return null;
  const deadline = findClosingDay(user);

  async function withdraw() {
    setBusy(true);
    // The banner shows an error.
    await change(api(withdrawClosing, { params: { id: user._id } })).catch(() => undefined);
    setBusy(false);
  }

  return (
    <section className={styles.pending} aria-labelledby={heading}>
      <h3 id={heading}>Pyysit tilisi sulkemista {formatDate(closingRequest.requestedAt)}</h3>
      <p>Tilisi on käytössä, kunnes asiakaspalvelu on käsitellyt pyynnön. Saat päätöksestä viestin.</p>
      {deadline && <p>{describeRight(deadline)}</p>}
      {closingRequest.reason && <p>Syy: {closingRequest.reason}</p>}
      <div className={styles.choices}>
        <Button variant="plain" busy={isBusy} disabled={isOffline} onClick={() => void withdraw()}>
          Peru pyyntö
        </Button>
      </div>
    </section>
  );
}

const overlayName = "closing";

/** With which a seller asks for the account to be closed, or the request that waits for an admin. */
export function ClosingRequestPart({ user, today, onSaved }: Props) {
  const { overlay, open, close } = useOverlay();
  const isOffline = useIsOffline();
  if (user.closingRequest) return <PendingRequest user={user} onSaved={onSaved} />;
  return (
    <div className={styles.choices}>
      <Button variant="quiet" disabled={isOffline} onClick={() => open(overlayName)}>
        Pyydä tilin sulkemista
      </Button>
      {overlay === overlayName && (
        <RequestDialog user={user} today={today} onSaved={onSaved} onClose={close} />
      )}
    </div>
  );
}

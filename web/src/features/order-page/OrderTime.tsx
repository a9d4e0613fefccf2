import { answerTimes } from "@halkopiha/domain/contract/shop/order-page.ts";
import { canAgreeOnTime, formatTimeWindow, getAgreedTime } from "@halkopiha/domain/orders/agree-time.ts";
import { formatAddress } from "@halkopiha/domain/orders/format-address.ts";
import { getFulfilment } from "@halkopiha/domain/orders/fulfilment.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import type { OrderTimes } from "@halkopiha/domain/orders/order-times.ts";
import { useSetAtom } from "jotai/react";
import { type FormEvent, useId, useState, useTransition } from "react";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { OfflineNotice, useIsOffline } from "../../lib/connection/OfflineNotice.tsx";
import { SubmitButton } from "../../lib/connection/SubmitButton.tsx";
import { showBannerAtom } from "../../lib/notifications/banner-atoms.ts";
import { AgreedTime } from "../../market/orders/AgreedTime.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import { Radio } from "../../ui/forms/Radio.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import { ConfirmDialog } from "../../ui/overlay/ConfirmDialog.tsx";
import type { OrderLink } from "./load-order-page.ts";
import styles from "./OrderTime.module.css";

interface Props {
  order: BuyerOrder;
  link: OrderLink;
  onChanged(order: BuyerOrder): void;
  /** Called when the seller has changed the times meanwhile. */
  onStale(): void;
}

/** Sends the buyer's answer: the index of a time, or null when none fits. */
function useAnswer({ link: { id, code }, onChanged, onStale }: Props, { proposedAt }: OrderTimes) {
  const showBanner = useSetAtom(showBannerAtom);
  return async (chosen: number | null) => {
    try {
      const body = { code, proposedAt, chosen };
      const { order } = await api(answerTimes, { params: { id }, body });
      showBanner("success", chosen === null ? "Myyjä sai tiedon, ettei aika sovi." : "Aika on sovittu.");
      onChanged(order);
    } catch (error) {
      // The banner has shown it.
      assertApiError(error);
      if (error.status === 403 || error.status === 409) onStale();
    }
  };
}

/** `none`: no proposed time fits. */
const none = "none";

function AnswerForm({
  times,
  onAnswer,
}: {
  times: OrderTimes;
  onAnswer(chosen: number | null): Promise<void>;
}) {
  const [isSending, start] = useTransition();
  const [error, setError] = useState<string>();
  const errorId = useId();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const value = new FormData(event.currentTarget).get("time");
    if (value === null) {
      setError("Valitse aika, tai kerro, ettei mikään sovi.");
      event.currentTarget.querySelector("input")?.focus();
      return;
    }
    setError(undefined);
    start(() => onAnswer(value === none ? null : Number(value)));
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate aria-label="Ehdotetut ajat">
      <fieldset className={styles.times} aria-describedby={error ? errorId : undefined}>
        <legend>Myyjä ehdottaa. Mikä aika sopii sinulle?</legend>
        {times.proposed.map((time, index) => (
          <Radio key={formatTimeWindow(time)} label={formatTimeWindow(time)} name="time" value={index} />
        ))}
        <Radio label="Mikään näistä ei sovi" name="time" value={none} />
        {error && (
          <p id={errorId} className={styles.error} role="alert">
            {error}
          </p>
        )}
      </fieldset>
      <SubmitButton busy={isSending} action="Vastaaminen">
        Vastaa myyjälle
      </SubmitButton>
    </form>
  );
}

/** The agreed time, with which the buyer can also say that it does not fit after all. */
function Agreed({ order, onAnswer }: { order: BuyerOrder; onAnswer(chosen: null): Promise<void> }) {
  // Not an overlay of the history, whose entry would lack the code in the fragment.
  const [isOpen, setOpen] = useState(false);
  const isOffline = useIsOffline();
  const reason = useId();
  const { times, seller, buyer } = order;
  const agreed = getAgreedTime(order);
  if (!times || !agreed) return null;
  const place = formatAddress(getFulfilment(order) === "pickup" ? seller.address : buyer.address);
  const description = `Myyjä: ${seller.companyName ?? seller.fullName}, ${seller.phonenumber}`;
  return (
    <div className={styles.agreed}>
      <AgreedTime entry={{ order, times, agreed, place, description }} />
      {canAgreeOnTime(order) && (
        <>
          <Button
            variant="quiet"
            disabled={isOffline}
            aria-describedby={isOffline ? reason : undefined}
            onClick={() => setOpen(true)}
          >
            Aika ei sovikaan
          </Button>
          <OfflineNotice action="Vastaaminen" id={reason} />
          {isOpen && (
            <ConfirmDialog
              title="Eikö aika sovikaan?"
              confirm="Aika ei sovi"
              cancel="Pidä aika"
              onClose={() => setOpen(false)}
              onConfirm={() => onAnswer(null)}
            >
              <p>Myyjä saa tiedon ja voi ehdottaa uutta aikaa. Tätä aikaa et voi enää valita takaisin.</p>
            </ConfirmDialog>
          )}
        </>
      )}
    </div>
  );
}

function Times({ times, ...props }: Props & { times: OrderTimes }) {
  const { order } = props;
  const answer = useAnswer(props, times);
  if (getAgreedTime(order)) return <Agreed order={order} onAnswer={answer} />;
  if (times.answer) {
    return (
      <p>
        Kerroit, ettei ehdotettu aika sovi. Myyjä ehdottaa uutta aikaa tai ottaa sinuun yhteyttä. Voit myös
        kirjoittaa hänelle.
      </p>
    );
  }
  return <AnswerForm key={times.proposedAt} times={times} onAnswer={answer} />;
}

/** When the order is delivered or fetched: what the seller proposes and the buyer answers; nothing before a proposal. */
export function OrderTime(props: Props) {
  const { order } = props;
  const { times } = order;
  if (!times || (!canAgreeOnTime(order) && !getAgreedTime(order))) return null;
  return (
    <Card>
      <h2>Aika</h2>
      <Times {...props} times={times} />
    </Card>
  );
}

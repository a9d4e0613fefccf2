import { rejectOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { useSetAtom } from "jotai/react";
import { type FormEvent, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextArea } from "../../../ui/forms/TextArea.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./OrderEnding.module.css";

interface Props {
  order: Order;
  onClose(): void;
  onChanged(order: Order): void;
}

/** Asks the seller why an order is rejected; the buyer reads it. */
export function RejectDialog({ order, onClose, onChanged }: Props) {
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const showBanner = useSetAtom(showBannerAtom);

  async function reject(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    setSending(true);
    try {
      const answer = await api(rejectOrder, { params: { id: order._id }, body: { reason } });
      showBanner("success", `Tilaus ${order.orderNumber} on hylätty.`);
      onChanged(answer.order);
      onClose();
    } catch (failure) {
      assertApiError(failure);
      setError(failure.fields["reason"]);
      setSending(false);
    }
  }

  return (
    <Dialog title={`Hylkää tilaus ${order.orderNumber}`} onClose={onClose}>
      <form
        className={styles.form}
        onSubmit={(event) => void reject(event)}
        noValidate
        aria-label="Tilauksen hylkääminen"
      >
        <p>
          Ostaja saa tiedon heti, ja tilattu määrä palaa myyntiin. Hylkäämistä ei voi kumota. Jos ostaja on jo
          maksanut, palauta hänelle koko summa.
        </p>
        <TextArea
          label="Syy"
          hint="Vaadittu kenttä. Syy lähetetään ostajalle sähköpostilla ja näkyy hänelle tilauksessa."
          name="reason"
          rows={4}
          maxLength={500}
          error={error}
        />
        <div className={styles.buttons}>
          <SubmitButton busy={isSending} action="Tilauksen hylkääminen">
            Hylkää tilaus
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

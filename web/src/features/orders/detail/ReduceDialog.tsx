import { proposeReduction } from "@halkopiha/domain/contract/shop/orders.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { parseQuantity, toQuantityInput } from "@halkopiha/domain/money/quantity.ts";
import type { Order, OrderItem } from "@halkopiha/domain/orders/order.ts";
import { findReductionError, reduceQuantities } from "@halkopiha/domain/orders/reduce-order.ts";
import { formatItemTitle } from "@halkopiha/domain/products/product-title.ts";
import { formatQuantity } from "@halkopiha/domain/products/unit-label.ts";
import { useSetAtom } from "jotai/react";
import { type FormEvent, useRef, useState } from "react";
import { api } from "../../../lib/api/client.ts";
import { assertApiError } from "../../../lib/api/errors.ts";
import { SubmitButton } from "../../../lib/connection/SubmitButton.tsx";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { Button } from "../../../ui/forms/Button.tsx";
import { TextArea } from "../../../ui/forms/TextArea.tsx";
import { TextField } from "../../../ui/forms/TextField.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import styles from "./OrderEnding.module.css";

interface Props {
  order: Order;
  onClose(): void;
  onChanged(order: Order): void;
}

type TypedQuantities = Readonly<Record<string, string>>;

const toTyped = (items: readonly OrderItem[]): TypedQuantities =>
  Object.fromEntries(items.map(({ _id, quantity }) => [_id, toQuantityInput(quantity)]));

/** The typed quantities; null while one of them is none. */
function parseTyped(items: readonly OrderItem[], typed: TypedQuantities) {
  const quantities = items.map(({ _id }) => ({ _id, quantity: parseQuantity(typed[_id] ?? "") }));
  const isQuantity = (line: (typeof quantities)[number]): line is { _id: string; quantity: number } =>
    line.quantity !== null;
  return quantities.every(isQuantity) ? quantities : null;
}

/** Asks the buyer to accept less than was ordered. */
export function ReduceDialog({ order, onClose, onChanged }: Props) {
  const { items, orderNumber } = order;
  const [typed, setTyped] = useState(() => toTyped(items));
  const [isSending, setSending] = useState(false);
  const [error, setError] = useState<string>();
  const form = useRef<HTMLFormElement>(null);
  const showBanner = useSetAtom(showBannerAtom);
  const quantities = parseTyped(items, typed);
  const obstacle = quantities ? findReductionError(order, quantities) : "Kirjoita määrä numeroina.";

  async function propose(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = String(new FormData(event.currentTarget).get("reason") ?? "");
    if (!quantities || obstacle) {
      setError(obstacle ?? undefined);
      form.current?.querySelector("input")?.focus();
      return;
    }
    setError(undefined);
    setSending(true);
    try {
      const body = { quantities, reason: reason.trim() === "" ? null : reason };
      const answer = await api(proposeReduction, { params: { id: order._id }, body });
      showBanner("success", "Ehdotus on lähetetty ostajalle.");
      onChanged(answer.order);
      onClose();
    } catch (failure) {
      assertApiError(failure);
      setError(failure.fields["quantities"]);
      setSending(false);
    }
  }

  return (
    <Dialog title={`Pienennä tilausta ${orderNumber}`} onClose={onClose}>
      <form
        ref={form}
        className={styles.form}
        onSubmit={(event) => void propose(event)}
        noValidate
        aria-label="Tilauksen pienentäminen"
      >
        <p>
          Kirjoita, kuinka paljon voit toimittaa. Tilaus muuttuu vasta, kun ostaja hyväksyy ehdotuksen.
          Toimituksen hinta pysyy ennallaan.
        </p>
        {items.map((item, index) => (
          <TextField
            key={item._id}
            label={formatItemTitle(item)}
            hint={`Tilattu ${formatQuantity(item.quantity, item.unit)}. 0 jättää tuotteen pois.`}
            inputMode="decimal"
            value={typed[item._id] ?? ""}
            onChange={({ target }) => setTyped({ ...typed, [item._id]: target.value })}
            error={index === 0 ? error : undefined}
          />
        ))}
        <p role="status">
          {quantities && !obstacle
            ? `Uusi loppusumma ${formatEuros(reduceQuantities(order, quantities).totals.totalPrice)}, nyt ${formatEuros(order.totals.totalPrice)}.`
            : ""}
        </p>
        <TextArea label="Syy" hint="Ostaja lukee sen." optional name="reason" rows={3} maxLength={500} />
        <div className={styles.buttons}>
          <SubmitButton busy={isSending} action="Ehdottaminen">
            Ehdota ostajalle
          </SubmitButton>
          <Button variant="plain" onClick={onClose}>
            Peruuta
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

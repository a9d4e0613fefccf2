import type { CartChange } from "@halkopiha/domain/cart/seen-prices.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { formatNextBatch } from "@halkopiha/domain/products/availability.ts";
import { useSetAtom } from "jotai/react";
import { useId, useTransition } from "react";
import { OfflineNotice, useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { formatNumber } from "../../../lib/format/format.ts";
import { ChangedValue } from "../../../ui/data/ChangedValue.tsx";
import { TotalsList } from "../../../ui/data/TotalsList.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Dialog } from "../../../ui/overlay/Dialog.tsx";
import { type ChangedTotal, placeOrderAtom } from "../checkout-atoms.ts";
import { StepButtons } from "../layout/StepButtons.tsx";
import styles from "./ChangedTotalDialog.module.css";

const deliveryPrice = (cents: number | null) => (cents === null ? "ei hintaa" : formatEuros(cents));

function Change({ change }: { change: CartChange }) {
  switch (change.kind) {
    case "itemPrice":
      return (
        <>
          <span>{change.name}, yksikköhinta</span>
          <ChangedValue from={formatEuros(change.from)} to={formatEuros(change.to)} />
        </>
      );
    case "itemQuantity":
      return (
        <>
          <span>{change.name}, määrä</span>
          <ChangedValue from={formatNumber(change.from)} to={formatNumber(change.to)} />
        </>
      );
    case "itemAdded":
      return (
        <>
          <span>{change.name}</span>
          <strong>lisätty ostoskoriin</strong>
        </>
      );
    case "itemGone":
      return (
        <>
          <span>{change.name}</span>
          <strong>ei enää saatavilla</strong>
        </>
      );
    case "itemPaused":
      return (
        <>
          <span>{change.name}</span>
          <strong>ei tilattavissa, {formatNextBatch(change.until).toLowerCase()}</strong>
        </>
      );
    case "itemByQuote":
      return (
        <>
          <span>{change.name}</span>
          <strong>hinta sovitaan nyt tarjouksella</strong>
        </>
      );
    case "deliveryPrice":
      return (
        <>
          <span>Toimitus, {change.seller}</span>
          <ChangedValue from={deliveryPrice(change.from)} to={deliveryPrice(change.to)} />
        </>
      );
    case "deliveryChoice":
      return (
        <>
          <span>Tilaus, {change.seller}</span>
          <strong>{change.delivery ? "toimitetaan" : "noudetaan"}</strong>
        </>
      );
    case "deliveryGone":
      return (
        <>
          <span>
            Toimitus {formatEuros(change.from)}, {change.seller}
          </span>
          <strong>ei enää tarjolla</strong>
        </>
      );
    case "deliveryOutside":
      return (
        <>
          <span>Toimitus, {change.seller}</span>
          <strong>ei paikkakunnallesi</strong>
        </>
      );
  }
}

const getChangeKey = (change: CartChange) =>
  `${change.kind} ${"ownerId" in change ? change.ownerId : change._id}`;

interface Props {
  changed: ChangedTotal;
  onClose(): void;
  onCart(): void;
}

/** Shows the current price of an order, line by line; the order is placed only when the buyer accepts it. */
export function ChangedTotalDialog({ changed, onClose, onCart }: Props) {
  const order = useSetAtom(placeOrderAtom);
  const [isOrdering, start] = useTransition();
  const isOffline = useIsOffline();
  const reason = useId();
  const { cart, changes, seenTotal } = changed;
  const mustChoose = cart.sellers.some(({ deliveryCostGone }) => deliveryCostGone);
  return (
    <Dialog title="Tilauksen hinta on muuttunut" onClose={onClose}>
      <div className={styles.content}>
        <p>
          Ostoskorin hinta on muuttunut sen jälkeen, kun näit sen. Mitään ei ole vielä tilattu.
          {mustChoose && " Valitse toimitus uudelleen tai nouda tuotteet itse."}
        </p>
        {changes.length > 0 && (
          <ul className={styles.changes} aria-label="Muutokset">
            {changes.map((change) => (
              <li key={getChangeKey(change)}>
                <Change change={change} />
              </li>
            ))}
          </ul>
        )}
        <TotalsList
          rows={[{ term: "Aiempi loppusumma", value: formatEuros(seenTotal) }]}
          total={{ term: "Uusi loppusumma", value: formatEuros(cart.totalPrice) }}
        />
        <OfflineNotice action="Tilaaminen" id={reason} />
        <StepButtons
          back={
            <Button variant="plain" onClick={onCart}>
              Palaa ostoskoriin
            </Button>
          }
        >
          {mustChoose ? (
            <Button variant="accent" size="large" onClick={onClose}>
              Valitse toimitus
            </Button>
          ) : (
            <Button
              variant="accent"
              size="large"
              busy={isOrdering}
              disabled={isOffline}
              aria-describedby={isOffline ? reason : undefined}
              // The banner has shown the error; another click retries the same order.
              onClick={() => start(() => order(cart).catch(() => undefined))}
            >
              Hyväksy uusi hinta ja tilaa
            </Button>
          )}
        </StepButtons>
      </div>
    </Dialog>
  );
}

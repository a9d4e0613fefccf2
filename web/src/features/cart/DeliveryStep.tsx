import type { Cart, CartSeller } from "@halkopiha/domain/cart.ts";
import type { DeliveryCost } from "@halkopiha/domain/delivery.ts";
import { formatEuros } from "@halkopiha/domain/euros.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { useSetAtom } from "jotai/react";
import { useId, useOptimistic, useTransition } from "react";
import { chooseDeliveryAtom } from "../../app/cart-acts.ts";
import { NeedsNet, useIsOffline } from "../../offline/NeedsNet.tsx";
import { Button } from "../../ui/Button.tsx";
import { Card } from "../../ui/Card.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";
import { Price } from "../../ui/Price.tsx";
import { Radio } from "../../ui/Radio.tsx";
import { placeOrderAtom } from "./checkout-atoms.ts";
import styles from "./DeliveryStep.module.css";
import { StepButtons } from "./StepButtons.tsx";

function costText({ name, price, unit, multipliedByQuantity }: DeliveryCost): string {
  const per = name === "Kilometrien mukaan" ? ` / ${unit}` : "";
  return `${name}, ${formatEuros(price)}${per}${multipliedByQuantity ? ", kerrotaan määrällä" : ""}`;
}

/** The seller's prices to choose from, and what the chosen one comes to. */
function Costs({ seller, onChoose }: { seller: CartSeller; onChoose(cost: DeliveryCost): Promise<void> }) {
  const group = useId();
  const { deliveryCost: chosen, deliveryCosts } = seller;
  const [chosenId, showChosen] = useOptimistic(chosen?.deliveryCostId);
  const [, start] = useTransition();

  function choose(cost: DeliveryCost) {
    start(async () => {
      showChosen(cost._id);
      await onChoose(cost);
    });
  }

  if (!chosen) return <p className={styles.unpriced}>{messages.deliveryUnpriced}</p>;
  return (
    <fieldset>
      <legend className={styles.legend}>Toimituksen hinta</legend>
      {deliveryCosts.map((cost) => (
        <Radio
          key={cost._id}
          name={group}
          label={costText(cost)}
          checked={cost._id === chosenId}
          onChange={() => choose(cost)}
        />
      ))}
      <p className={styles.price}>
        <span>{chosen.distance === null ? "Toimitus" : `Toimitus, ${chosen.distance} km`}</span>
        <Price text={formatEuros(chosen.price)} />
      </p>
    </fieldset>
  );
}

function SellerDelivery({ seller }: { seller: CartSeller }) {
  const choose = useSetAtom(chooseDeliveryAtom);
  const [isChanging, start] = useTransition();
  const { _id: ownerId, address, delivers, fetchable, name } = seller;
  // The box answers at once; the price follows with the server's cart.
  const [delivery, showDelivery] = useOptimistic(seller.delivery);
  const heading = useId();
  const isOffline = useIsOffline();

  // A failure has been told by the banner; the cart stays as it was.
  const change = (choice: { delivery: boolean; deliveryCostId?: string }) =>
    choose({ ownerId, ...choice }).catch(() => undefined);

  function toggle(wanted: boolean) {
    start(async () => {
      showDelivery(wanted);
      await change({ delivery: wanted });
    });
  }

  return (
    <Card role="group" aria-labelledby={heading} aria-busy={isChanging}>
      <h2 id={heading} className={styles.seller}>
        {name}
      </h2>
      {delivers && (
        <Checkbox
          label="Haluan toimituksen"
          checked={delivery}
          disabled={!fetchable || isOffline}
          onChange={({ target }) => toggle(target.checked)}
        />
      )}
      {!fetchable && <p className={styles.note}>Myyjä toimittaa tuotteet, niitä ei voi noutaa.</p>}
      {!delivery && (
        <p className={styles.note}>
          Nouto myyjältä: {address.locality.location}, {address.region.name}.
        </p>
      )}
      {delivery && seller.delivery && (
        <Costs seller={seller} onChoose={({ _id }) => change({ delivery: true, deliveryCostId: _id })} />
      )}
      <p className={styles.subtotal}>
        Välisumma <Price text={formatEuros(seller.subtotal)} />
      </p>
    </Card>
  );
}

/** Fetched or brought, seller by seller; 'Vahvista' submits the order. §2 */
export function DeliveryStep({ cart, onBack }: { cart: Cart; onBack(): void }) {
  const order = useSetAtom(placeOrderAtom);
  const [isOrdering, start] = useTransition();
  const isOffline = useIsOffline();
  const reason = useId();
  return (
    <>
      {cart.sellers.map((seller) => (
        <SellerDelivery key={seller._id} seller={seller} />
      ))}
      <NeedsNet what="Tilaaminen" id={reason} />
      <StepButtons
        back={
          <Button look="plain" onClick={onBack}>
            Takaisin
          </Button>
        }
      >
        <Button
          look="ember"
          size="large"
          busy={isOrdering}
          disabled={isOffline}
          aria-describedby={isOffline ? reason : undefined}
          // A failure has been told by the banner; another press tries the same order again.
          onClick={() => start(() => order().catch(() => undefined))}
        >
          Vahvista
        </Button>
      </StepButtons>
    </>
  );
}

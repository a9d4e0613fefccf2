import { type CartItem, type CartSeller, isUndeliverable } from "@halkopiha/domain/cart/cart.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import type { DeliveryCost, PricedDelivery } from "@halkopiha/domain/orders/delivery.ts";
import { areServices } from "@halkopiha/domain/products/catalogue.ts";
import { formatPlace } from "@halkopiha/domain/products/product-title.ts";
import { useSetAtom } from "jotai/react";
import { useId, useOptimistic, useTransition } from "react";
import { useIsOffline } from "../../../lib/connection/OfflineNotice.tsx";
import { formatNumber } from "../../../lib/format/format.ts";
import { chooseDeliveryAtom } from "../../../market/cart/cart-actions.ts";
import { OrderedItems } from "../../../market/orders/OrderedItems.tsx";
import { formatPromisedTime } from "../../../market/orders/order-labels.ts";
import { TraderStatus } from "../../../market/people/TraderStatus.tsx";
import { formatDeliveryCost } from "../../../market/sellers/delivery-cost-label.ts";
import { Price } from "../../../ui/data/Price.tsx";
import { Checkbox } from "../../../ui/forms/Checkbox.tsx";
import { Radio } from "../../../ui/forms/Radio.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./SellerDelivery.module.css";

type Basis = Pick<PricedDelivery, "distance" | "originalPrice" | "basePrice" | "quantity" | "price"> &
  Pick<DeliveryCost, "multipliedByQuantity">;

/** A delivery cost with what it comes to, unless its price says that already: 'Kilometrien mukaan, 1,50 € / km: 52,50 €'. */
function formatChoice(cost: DeliveryCost, priced: PricedDelivery | undefined): string {
  if (!priced || priced.price === cost.price) return formatDeliveryCost(cost);
  return `${formatDeliveryCost(cost)}: ${formatEuros(priced.price)}`;
}

/** What the price of a delivery is made of: '30,00 € + 1,50 € × 48 km'. */
function formatBasis(basis: Basis): string {
  const { distance, multipliedByQuantity, originalPrice, basePrice, quantity, price } = basis;
  if (price === 0) return "Näin suurelle tilaukselle ilmainen";
  if (distance === null && !multipliedByQuantity) return "Koko tilaus samalla hinnalla";
  const factors = [
    formatEuros(originalPrice),
    ...(distance === null ? [] : [`${formatNumber(distance)} km`]),
    ...(multipliedByQuantity ? [`tilattu määrä ${formatNumber(quantity)}`] : []),
  ];
  return `${basePrice ? `${formatEuros(basePrice)} + ` : ""}${factors.join(" × ")}`;
}

interface CostsProps {
  seller: CartSeller;
  /** Without a cost, the buyer agrees the price with the seller. */
  onChoose(cost?: DeliveryCost): Promise<void>;
}

/** The seller's delivery costs to choose from, and the price of the chosen one. */
function Costs({ seller, onChoose }: CostsProps) {
  const group = useId();
  const { deliveryCost: chosen, deliveryCostGone, deliveryCosts, deliveryPrices } = seller;
  const [chosenId, showChosen] = useOptimistic(chosen?.deliveryCostId);
  const [, start] = useTransition();

  function choose(cost: DeliveryCost) {
    // Outside the transition, so that 'Vahvista' is busy before the next click.
    const chosen = onChoose(cost);
    start(async () => {
      showChosen(cost._id);
      await chosen;
    });
  }

  const unpriced = !chosen && !deliveryCostGone && (
    <p className={styles.unpriced}>{messages.deliveryUnpriced}</p>
  );
  if (unpriced && deliveryCosts.length === 0) return unpriced;
  return (
    <fieldset>
      <legend className={styles.legend}>Toimituksen hinta</legend>
      {unpriced}
      {deliveryCostGone && <p className={styles.unpriced}>{messages.deliveryGone}</p>}
      {deliveryPrices.length > 1 && (
        <p className={styles.note}>
          Myyjä tarjoaa useita toimituksia. Maksat valitsemasi mukaan, ja edullisin on ensimmäisenä.
        </p>
      )}
      {deliveryCosts.map((cost) => {
        const priced = deliveryPrices.find(({ deliveryCostId }) => deliveryCostId === cost._id);
        return (
          <Radio
            key={cost._id}
            name={group}
            label={formatChoice(cost, priced)}
            hint={
              priced && deliveryPrices.length > 1
                ? formatBasis({ ...priced, multipliedByQuantity: cost.multipliedByQuantity })
                : undefined
            }
            checked={cost._id === chosenId}
            onChange={() => choose(cost)}
          />
        );
      })}
      {deliveryCosts.length === 0 && (
        <Radio
          name={group}
          label={messages.deliveryUnpriced}
          checked={false}
          onChange={() => void onChoose()}
        />
      )}
      {deliveryPrices.some(({ distance }) => distance !== null) && (
        <p className={styles.note}>Kilometrit ovat arvio paikkakuntien välillä.</p>
      )}
      {chosen && (
        <p className={styles.price}>
          <span>
            {chosen.distance === null ? "Toimitus" : `Toimitus, ${formatNumber(chosen.distance)} km`}
          </span>
          <Price text={formatEuros(chosen.price)} />
        </p>
      )}
    </fieldset>
  );
}

interface Props {
  seller: CartSeller;
  /** The seller's products in the cart that can be ordered. */
  items: readonly CartItem[];
}

/** What is ordered from one seller, and how it comes to the buyer. */
export function SellerDelivery({ seller, items }: Props) {
  const choose = useSetAtom(chooseDeliveryAtom);
  const [isChanging, start] = useTransition();
  const { _id: ownerId, address, delivers, fetchable, name, outsideArea, minOrder } = seller;
  // Optimistic update of the checkbox; the price follows with the server's cart.
  const [delivery, showDelivery] = useOptimistic(seller.delivery);
  const heading = useId();
  const promisedTime = formatPromisedTime(items, delivery);
  const isOffline = useIsOffline();

  // The banner has shown the error; the cart stays as it was.
  const change = (choice: { delivery: boolean; deliveryCostId?: string }) =>
    choose({ ownerId, ...choice }).catch(() => undefined);

  function toggle(wanted: boolean) {
    const changed = change({ delivery: wanted });
    start(async () => {
      showDelivery(wanted);
      await changed;
    });
  }

  return (
    <Card role="group" aria-labelledby={heading} aria-busy={isChanging}>
      <header className={styles.seller}>
        <h2 id={heading} className={styles.name}>
          {name}
        </h2>
        <TraderStatus seller={seller} />
      </header>
      <OrderedItems items={items} />
      {outsideArea && (
        <p className={styles.unpriced}>
          {isUndeliverable(seller) ? messages.notDeliverable : messages.outsideArea}
        </p>
      )}
      {!outsideArea && minOrder !== null && (
        <p className={styles.unpriced}>
          Myyjä toimittaa, kun tuotteita on vähintään {formatEuros(minOrder)}:lla. Lisää tuotteita ostoskoriin
          {fetchable ? " tai nouda ne itse" : ""}.
        </p>
      )}
      {delivers && !outsideArea && minOrder === null && (
        <Checkbox
          label="Haluan toimituksen"
          checked={delivery}
          disabled={!fetchable || isOffline}
          onChange={({ target }) => toggle(target.checked)}
        />
      )}
      {!fetchable && !outsideArea && (
        <p className={styles.note}>Myyjä toimittaa tuotteet, eikä niitä voi noutaa.</p>
      )}
      {areServices(items) && <p className={styles.note}>{messages.serviceAgreed}</p>}
      {!delivery && fetchable && !areServices(items) && (
        <p className={styles.note}>Nouto myyjältä: {formatPlace({ address })}.</p>
      )}
      {promisedTime && <p className={styles.note}>{promisedTime}.</p>}
      {delivery && seller.delivery && (
        <Costs
          seller={seller}
          onChoose={(cost) => change({ delivery: true, ...(cost && { deliveryCostId: cost._id }) })}
        />
      )}
      <p className={styles.subtotal}>
        Välisumma <Price text={formatEuros(seller.subtotal)} />
      </p>
    </Card>
  );
}

import { messages } from "@halkopiha/domain/messages.ts";
import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { calculateLinePrice } from "@halkopiha/domain/money/money.ts";
import type { Order, PlacedOrders } from "@halkopiha/domain/orders/order.ts";
import { areServices } from "@halkopiha/domain/products/catalogue.ts";
import { useSetAtom } from "jotai/react";
import { formatDateTime, formatNumber } from "../../lib/format/format.ts";
import { toVatRows } from "../../lib/format/vat-rows.ts";
import { Price } from "../../ui/data/Price.tsx";
import { TotalsList } from "../../ui/data/TotalsList.tsx";
import { Button } from "../../ui/forms/Button.tsx";
import { Card } from "../../ui/layout/Card.tsx";
import styles from "./ConfirmationStep.module.css";
import { startAgainAtom } from "./confirmation-atoms.ts";

function deliveryText({ delivery, deliveryCost, items }: Order): string {
  if (areServices(items)) return messages.serviceAgreed;
  if (!delivery) return "Nouto myyjältä";
  return deliveryCost ? `Toimitus, ${deliveryCost.name}` : messages.deliveryUnpriced;
}

function Ordered({ order }: { order: Order }) {
  const { seller, items, deliveryCost, totals } = order;
  return (
    <Card>
      <p className={styles.label}>Tilausnumero</p>
      <h2 className={styles.number}>{order.orderNumber}</h2>
      <p className={styles.seller}>
        {seller.companyName ?? seller.fullName} ·{" "}
        <a href={`tel:${seller.phonenumber}`}>{seller.phonenumber}</a> · {formatDateTime(order.createdAt)}
      </p>
      <ul className={styles.rows}>
        {items.map(({ _id, material, name, quantity, unit, unitPrice }) => (
          <li key={_id}>
            <span>
              {formatNumber(quantity)} × {material ? `${name}, ${material}` : name} ({unit})
            </span>
            <Price text={formatEuros(calculateLinePrice(unitPrice, quantity))} />
          </li>
        ))}
        <li>
          <span>{deliveryText(order)}</span>
          {deliveryCost && <Price text={formatEuros(deliveryCost.price)} />}
        </li>
        <li className={styles.total}>
          <span>Yhteensä</span>
          <Price text={formatEuros(totals.totalPrice)} />
        </li>
      </ul>
    </Card>
  );
}

/** The placed orders; stored on the device until the buyer starts a new order. */
export function ConfirmationStep({ confirmation }: { confirmation: PlacedOrders }) {
  const startAgain = useSetAtom(startAgainAtom);
  const { orders, totals } = confirmation;
  const [first] = orders;
  return (
    <>
      <p className={styles.thanks}>
        {confirmation.message}
        {first && ` Vahvistus lähetetään osoitteeseen ${first.buyer.email}.`}
      </p>
      {orders.map((order) => (
        <Ordered key={order._id} order={order} />
      ))}
      <TotalsList
        rows={toVatRows(totals.byVat)}
        total={{ term: "Kaikki tilaukset yhteensä", value: formatEuros(totals.totalPrice) }}
      />
      <div className={styles.buttons}>
        <Button variant="plain" icon="print" onClick={() => window.print()}>
          Tulosta
        </Button>
        <Button variant="accent" onClick={() => void startAgain()}>
          Uusi Tilaus
        </Button>
      </div>
    </>
  );
}

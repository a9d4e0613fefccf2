import { formatEuros } from "@halkopiha/domain/money/euros.ts";
import { listVatRows } from "@halkopiha/domain/money/vat-note.ts";
import type { PlacedOrders } from "@halkopiha/domain/orders/order.ts";
import { useSetAtom } from "jotai/react";
import { OrderPageLink } from "../../../market/orders/OrderPageLink.tsx";
import { PlacedOrder } from "../../../market/orders/PlacedOrder.tsx";
import { TotalsList } from "../../../ui/data/TotalsList.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import styles from "./ConfirmationStep.module.css";
import { startAgainAtom } from "./confirmation-atoms.ts";
import { NextSteps } from "./NextSteps.tsx";

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
      <NextSteps hasSeveralSellers={orders.length > 1} />
      {orders.map((order) => (
        <PlacedOrder key={order._id} order={order}>
          <OrderPageLink order={order} />
        </PlacedOrder>
      ))}
      <TotalsList
        rows={listVatRows(totals.byVat)}
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

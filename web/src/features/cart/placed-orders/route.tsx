import type { Order } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue, useSetAtom } from "jotai/react";
import { type ReactNode, useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router-dom";
import { defaultSearchPath } from "../../../lib/routing/paths.ts";
import { LazyOrderLinkForm } from "../../../market/orders/LazyOrderLinkForm.tsx";
import { OrderPageLink } from "../../../market/orders/OrderPageLink.tsx";
import { PlacedOrder } from "../../../market/orders/PlacedOrder.tsx";
import { PageHead } from "../../../market/page-head/PageHead.tsx";
import { EmptyState } from "../../../ui/feedback/EmptyState.tsx";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import styles from "./PlacedOrdersPage.module.css";
import { maxPlacedOrders, placedOrdersAtom, removePlacedOrderAtom } from "./placed-orders-atoms.ts";
import { StatusBadge } from "./StatusBadge.tsx";
import { useLiveStatuses } from "./use-live-statuses.ts";

function Layout({ children }: { children: ReactNode }) {
  return (
    <div className={styles.page}>
      <PageHead
        title="Omat tilaukset"
        description="Tällä laitteella tehdyt tilaukset ja myyjien yhteystiedot."
      />
      <h1 tabIndex={-1}>Omat tilaukset</h1>
      {children}
    </div>
  );
}

/** Skeleton of the orders, which only the device knows. */
export function HydrateFallback() {
  return (
    <Layout>
      <Skeleton count={4} shape="line" />
    </Layout>
  );
}

/** Prints a single order: the others are left out until the print dialog is closed. */
function usePrintOne() {
  const [printedId, setPrintedId] = useState<string | null>(null);
  function print({ _id }: Order) {
    flushSync(() => setPrintedId(_id));
    window.addEventListener("afterprint", () => setPrintedId(null), { once: true });
    window.print();
  }
  return { print, isLeftOut: ({ _id }: Order) => printedId !== null && printedId !== _id };
}

function PlacedOrdersPage() {
  const orders = useAtomValue(placedOrdersAtom);
  const remove = useSetAtom(removePlacedOrderAtom);
  const findStatus = useLiveStatuses();
  const { print, isLeftOut } = usePrintOne();
  if (orders.length === 0) {
    return (
      <Layout>
        <EmptyState title="Tällä laitteella ei ole tilauksia.">
          <Link to={defaultSearchPath()} className={buttonClass()}>
            Etsi polttopuita
          </Link>
        </EmptyState>
        <LazyOrderLinkForm />
      </Layout>
    );
  }
  return (
    <Layout>
      <p className={styles.lead}>
        Tässä ovat tällä laitteella tekemäsi tilaukset, enintään {maxPlacedOrders} viimeisintä. Avaa tilaus,
        jos haluat nähdä sen vaiheen, perua sen tai peruuttaa sopimuksen. Tilauksen poistaminen tältä
        laitteelta ei peru tilausta.
      </p>
      <ul className={styles.orders}>
        {orders.map((order) => (
          <li key={order._id} className={isLeftOut(order) ? styles.leftOut : undefined}>
            <PlacedOrder order={order} status={<StatusBadge order={order} live={findStatus(order)} />}>
              <OrderPageLink order={order} />
              <Button
                variant="plain"
                icon="print"
                aria-label={`Tulosta tilaus ${order.orderNumber}`}
                onClick={() => print(order)}
              >
                Tulosta
              </Button>
              <Button
                variant="quiet"
                icon="trash"
                aria-label={`Poista tältä laitteelta tilaus ${order.orderNumber}`}
                onClick={() => remove(order)}
              >
                Poista tältä laitteelta
              </Button>
            </PlacedOrder>
          </li>
        ))}
      </ul>
      <LazyOrderLinkForm />
    </Layout>
  );
}

export { PlacedOrdersPage as Component };

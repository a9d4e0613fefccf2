import { getNextStatus, type Order, type OrderStatus, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { useSetAtom } from "jotai/react";
import { useEffect, useTransition } from "react";
import { type LoaderFunctionArgs, useLoaderData, useRevalidator } from "react-router-dom";
import { redirectToLogin } from "../../../lib/auth/return-path.ts";
import { isLoggedInAtom } from "../../../lib/auth/session-atoms.ts";
import { CachedAt } from "../../../lib/notifications/CachedAt.tsx";
import { markOrderSeenAtom } from "../../../lib/orders/new-orders-atoms.ts";
import { toDirectionsUrl, toTelHref } from "../../../lib/orders/order-labels.ts";
import { PageHead } from "../../../lib/routing/PageHead.tsx";
import { store } from "../../../lib/storage/store.ts";
import { Button, buttonClass } from "../../../ui/forms/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { reserveBottomBar } from "../../../ui/layout/bottom-bar.ts";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden.tsx";
import { useDisplayedStatus, useLatestOrder } from "../displayed-status.ts";
import { loadOrder } from "../load-orders.ts";
import { useRevalidateWhenOnline } from "../use-revalidate-when-online.ts";
import { advanceOrder } from "./advance-order.ts";
import { OrderActions } from "./OrderActions.tsx";
import styles from "./OrderPage.module.css";
import { OrderSheet } from "./OrderSheet.tsx";

export async function loader({ request, params: { id = "" } }: LoaderFunctionArgs) {
  if (!store.get(isLoggedInAtom)) throw redirectToLogin(request);
  return loadOrder(id);
}

/** Milliseconds that the button stays busy, so that a double tap, for example with gloves on, does not change the status twice. */
const minBusyTime = 700;

function AdvanceButton({ order, next }: { order: Order; next: OrderStatus }) {
  const { revalidate } = useRevalidator();
  const [isMoving, start] = useTransition();

  async function move(): Promise<void> {
    const rest = new Promise((resolve) => setTimeout(resolve, minBusyTime));
    // A queued status is shown from the queue; otherwise reload, because someone else may have changed the status.
    if ((await advanceOrder(order, next)) !== "queued") await revalidate();
    await rest;
  }

  return (
    <div ref={reserveBottomBar} className={styles.advance}>
      <Button variant="accent" size="large" busy={isMoving} onClick={() => start(move)}>
        Siirrä tilaan {statusLabel[next]}
      </Button>
    </div>
  );
}

/** Links to call the buyer and to get directions. */
function BuyerLinks({ phonenumber, address }: Pick<Order["buyer"], "phonenumber" | "address">) {
  return (
    <div className={styles.buyer}>
      <a href={toTelHref(phonenumber)} className={buttonClass("primary", "large")}>
        <Icon name="phone" />
        Soita<VisuallyHidden> ostajalle</VisuallyHidden>
      </a>
      <a
        href={toDirectionsUrl(address)}
        target="_blank"
        rel="noreferrer"
        className={buttonClass("plain", "large")}
      >
        <Icon name="pin" />
        Reittiohje
      </a>
    </div>
  );
}

function OrderPage() {
  const { order: fetched, totals, cachedAt } = useLoaderData<typeof loader>();
  const order = useLatestOrder(fetched);
  const displayedStatus = useDisplayedStatus(order);
  const markSeen = useSetAtom(markOrderSeenAtom);
  const next = getNextStatus(displayedStatus.status);
  useRevalidateWhenOnline();
  useEffect(() => markSeen(order._id), [markSeen, order._id]);

  return (
    <div className={styles.page}>
      <PageHead title={`Tilaus ${order.orderNumber}`} />
      <OrderActions />
      {cachedAt && <CachedAt at={Date.parse(cachedAt)} />}
      <BuyerLinks phonenumber={order.buyer.phonenumber} address={order.buyer.address} />
      <OrderSheet order={order} totals={totals} displayedStatus={displayedStatus} />
      {next && <AdvanceButton order={order} next={next} />}
    </div>
  );
}

export { OrderPage as Component };

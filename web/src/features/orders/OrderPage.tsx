import { getNextStatus, type Order, type OrderStatus, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { useSetAtom } from "jotai/react";
import { useEffect, useTransition } from "react";
import { useLoaderData, useRevalidator } from "react-router-dom";
import { seeOrderAtom } from "../../app/new-orders-atoms.ts";
import { PageHead } from "../../app/PageHead.tsx";
import { SavedAt } from "../../offline/SavedAt.tsx";
import { Button, buttonClass } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Unseen } from "../../ui/Unseen.tsx";
import { advance } from "./advance.ts";
import { useFreshWhenBack } from "./back-in-net.ts";
import { OrderActs } from "./OrderActs.tsx";
import styles from "./OrderPage.module.css";
import { OrderSheet } from "./OrderSheet.tsx";
import type { loader } from "./order-route.tsx";
import { dialled, directionsTo } from "./order-words.ts";
import { useLatest, useShownStatus } from "./shown-status.ts";

/** The second of two quick taps, with gloves on, must not move the order by another step; milliseconds. */
const restAfterStep = 700;

function AdvanceButton({ order, next }: { order: Order; next: OrderStatus }) {
  const { revalidate } = useRevalidator();
  const [isMoving, start] = useTransition();

  async function move(): Promise<void> {
    const rest = new Promise((resolve) => setTimeout(resolve, restAfterStep));
    // What waits is shown as it is; anything else is read anew, as another may have moved the order on.
    if ((await advance(order, next)) !== "waits") await revalidate();
    await rest;
  }

  return (
    <div className={styles.advance}>
      <Button look="ember" size="large" busy={isMoving} onClick={() => start(move)}>
        Siirrä tilaan {statusLabel[next]}
      </Button>
    </div>
  );
}

/** Calls the buyer, and shows the way there, with one tap. */
function BuyerLinks({ phonenumber, address }: Pick<Order["buyer"], "phonenumber" | "address">) {
  return (
    <div className={styles.buyer}>
      <a href={dialled(phonenumber)} className={buttonClass("primary", "large")}>
        <Icon name="phone" />
        Soita<Unseen> ostajalle</Unseen>
      </a>
      <a
        href={directionsTo(address)}
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

export function OrderPage() {
  const { order: fetched, totals, savedAt } = useLoaderData<typeof loader>();
  const order = useLatest(fetched);
  const shown = useShownStatus(order);
  const see = useSetAtom(seeOrderAtom);
  const next = getNextStatus(shown.status);
  useFreshWhenBack();
  useEffect(() => see(order._id), [see, order._id]);

  return (
    <div className={styles.page}>
      <PageHead title={`Tilaus ${order.orderNumber}`} />
      <OrderActs />
      {savedAt && <SavedAt at={Date.parse(savedAt)} />}
      <BuyerLinks phonenumber={order.buyer.phonenumber} address={order.buyer.address} />
      <OrderSheet order={order} totals={totals} shown={shown} />
      {next && <AdvanceButton order={order} next={next} />}
    </div>
  );
}

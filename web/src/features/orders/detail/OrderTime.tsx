import { canAgreeOnTime, formatTimeWindow, getAgreedTime } from "@halkopiha/domain/orders/agree-time.ts";
import { formatAddress } from "@halkopiha/domain/orders/format-address.ts";
import { getFulfilment } from "@halkopiha/domain/orders/fulfilment.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { getPartyName } from "@halkopiha/domain/orders/order-messages.ts";
import type { TimeWindow } from "@halkopiha/domain/orders/order-times.ts";
import { useAtomValue } from "jotai/react";
import { Suspense, useState } from "react";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { AgreedTime } from "../../../market/orders/AgreedTime.tsx";
import { pendingMutationsAtom } from "../../../offline/outbox/pending-atoms.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Button } from "../../../ui/forms/Button.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./OrderTime.module.css";

/** Loaded when it is opened: it imports the form library. */
const ProposeTimesForm = lazyPart(() =>
  import("./ProposeTimesForm.tsx").then((file) => file.ProposeTimesForm),
);

function TimeList({ times }: { times: readonly TimeWindow[] }) {
  return (
    <ul className={styles.list}>
      {times.map((time) => (
        <li key={formatTimeWindow(time)}>{formatTimeWindow(time)}</li>
      ))}
    </ul>
  );
}

function Agreed({ order, agreed }: { order: Order; agreed: TimeWindow }) {
  const { times, seller, buyer } = order;
  if (!times) return null;
  const place = formatAddress(getFulfilment(order) === "pickup" ? seller.address : buyer.address);
  const description = `Ostaja: ${getPartyName(order, "buyer")}, ${buyer.phonenumber}`;
  return <AgreedTime entry={{ order, times, agreed, place, description }} />;
}

/** What is known of the time: agreed, proposed or rejected. */
function TimeState({ order }: { order: Order }) {
  const agreed = getAgreedTime(order);
  if (agreed) return <Agreed order={order} agreed={agreed} />;
  if (!order.times) return <p>Ehdota ostajalle aikaa. Hän valitsee sopivan tilauksensa sivulla.</p>;
  if (order.times.answer)
    return <p>Ehdotettu aika ei sovi ostajalle. Ehdota uutta aikaa tai soita hänelle.</p>;
  return (
    <>
      <p>Odottaa ostajan vastausta:</p>
      <TimeList times={order.times.proposed} />
    </>
  );
}

/** When an order is delivered or fetched: its seller proposes times, also without a connection. Nothing for one that is over without a time. */
export function OrderTime({ order }: { order: Order }) {
  const [isOpen, setOpen] = useState(false);
  const queued = useAtomValue(pendingMutationsAtom).find(
    (mutation) => mutation.kind === "orderTimes" && mutation.id === order._id,
  );
  const isOpenOrder = canAgreeOnTime(order);
  if (!isOpenOrder && !getAgreedTime(order)) return null;
  return (
    <Card className={styles.card}>
      <h2>Aika</h2>
      {queued?.kind === "orderTimes" ? (
        <>
          <p role="status">Ehdotus lähetetään ostajalle, kun verkkoyhteys toimii:</p>
          <TimeList times={queued.times} />
        </>
      ) : (
        <TimeState order={order} />
      )}
      {isOpenOrder && !isOpen && (
        <Button variant="plain" onClick={() => setOpen(true)}>
          {order.times || queued ? "Ehdota muita aikoja" : "Ehdota aikaa"}
        </Button>
      )}
      {isOpenOrder && isOpen && (
        <Suspense fallback={<Skeleton count={1} />}>
          <ProposeTimesForm order={order} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}

import type { Order } from "@halkopiha/domain/orders/order.ts";
import { Suspense } from "react";
import { lazyPart } from "../../../lib/connection/lazy-part.tsx";
import { formatDateTime } from "../../../lib/format/format.ts";
import { Skeleton } from "../../../ui/feedback/Skeleton.tsx";
import { Card } from "../../../ui/layout/Card.tsx";
import styles from "./OrderEnding.module.css";

/** Few orders are withdrawn from. */
const WithdrawalCard = lazyPart(() => import("./WithdrawalCard.tsx").then((file) => file.WithdrawalCard));

const cancelledTexts = {
  buyer: "Ostaja perui tilauksen ennen sen käsittelyä.",
  seller: "Tilaus on hylätty.",
  notFetched: "Tilausta ei noudettu.",
} as const;

/** How an order has ended; nothing while it goes on. */
export function OrderEnding({ order }: { order: Order }) {
  const { cancellation, withdrawal } = order;
  if (withdrawal) {
    return (
      <Suspense fallback={<Skeleton count={1} />}>
        <WithdrawalCard order={order} withdrawal={withdrawal} />
      </Suspense>
    );
  }
  if (!cancellation) return null;
  return (
    <Card className={styles.card}>
      <h2>{cancelledTexts[cancellation.by]}</h2>
      <p>
        {formatDateTime(cancellation.at)}. Tilattu määrä on palannut myyntiin. Jos ostaja on jo maksanut,
        palauta hänelle koko summa.
      </p>
      {cancellation.reason && <p className={styles.typed}>Syy: {cancellation.reason}</p>}
    </Card>
  );
}

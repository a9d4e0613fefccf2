import { formatBuyerStatus } from "@halkopiha/domain/orders/buyer-status.ts";
import {
  type NextStatus,
  type OrderStatus,
  orderStatuses,
  statusTimeName,
} from "@halkopiha/domain/orders/order.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import { formatDateTime } from "../../lib/format/format.ts";
import styles from "./StatusTimeline.module.css";

const isNext = (status: OrderStatus): status is NextStatus => status !== "recieved";

/** What has happened to an order and when, and what is still to come. */
export function StatusTimeline({ order }: { order: BuyerOrder }) {
  const current = orderStatuses.indexOf(order.status);
  return (
    <ol className={styles.timeline} aria-label="Tilauksen eteneminen">
      {orderStatuses.map((status, index) => {
        const time = isNext(status) ? order.statusTimes?.[statusTimeName[status]] : order.createdAt;
        return (
          <li
            key={status}
            className={index <= current ? styles.reached : undefined}
            aria-current={index === current ? "step" : undefined}
          >
            <strong>{formatBuyerStatus(order, status)}</strong>
            {index <= current && time && <span className={styles.time}>{formatDateTime(time)}</span>}
          </li>
        );
      })}
    </ol>
  );
}

import { formatBuyerStatus } from "@halkopiha/domain/orders/buyer-status.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";
import { formatDateTime } from "../../../lib/format/format.ts";
import { findEndingBadge } from "../../../market/orders/ending-labels.ts";
import { statusVariant } from "../../../market/orders/order-labels.ts";
import { Badge } from "../../../ui/feedback/Badge.tsx";
import styles from "./PlacedOrdersPage.module.css";
import type { LiveStatus } from "./use-live-statuses.ts";

/** The status of an order in the buyer's words, with the time at which it was known when the server could not be asked now. */
export function StatusBadge({ order, live }: { order: Order; live: LiveStatus | null }) {
  if (!live) return null;
  const { status, at } = live;
  const ending = findEndingBadge(live);
  return (
    <p className={styles.status}>
      {ending && <Badge variant={ending.variant}>{ending.text}</Badge>}
      {!ending?.isEnd && <Badge variant={statusVariant[status]}>{formatBuyerStatus(order, status)}</Badge>}
      {at !== undefined && <span>Tieto on ajalta {formatDateTime(new Date(at).toISOString())}.</span>}
    </p>
  );
}

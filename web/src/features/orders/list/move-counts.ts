import { isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import { maxCountedOrders } from "@halkopiha/domain/orders/max-counted-orders.ts";
import type { Order, OrderCounts } from "@halkopiha/domain/orders/order.ts";
import { isWithdrawalOpen } from "@halkopiha/domain/orders/withdrawal.ts";
import type { OrderStep } from "../../../offline/outbox/order-steps.ts";
import { findDisplayedStatus } from "../steps/displayed-status.ts";

/** A status, or that of the orders that have ended. */
export type CountedStatus = keyof OrderCounts;

/** Where an order is counted. */
export function toCountedStatus(order: Order): CountedStatus {
  if (!isEnded(order)) return order.status;
  return isWithdrawalOpen(order) ? "withdrawn" : "cancelled";
}

interface Counted {
  counts: OrderCounts;
  /** The status in which each known order was counted, by id. */
  statuses: ReadonlyMap<string, CountedStatus>;
}

/** The counts after the changes that the server had not counted: newer versions of known orders, and queued steps. */
export function moveCounts(
  { counts, statuses }: Counted,
  orders: Iterable<Order>,
  steps: readonly OrderStep[],
): OrderCounts {
  const moved = { ...counts };
  const add = (status: CountedStatus, difference: 1 | -1) => {
    // A count of the maximum stands for any number above it.
    if (counts[status] < maxCountedOrders) moved[status] = Math.max(0, moved[status] + difference);
  };
  for (const order of orders) {
    const { status: displayed, step } = findDisplayedStatus(order, steps);
    const status = toCountedStatus({ ...order, status: displayed });
    // An order that became known later counts as it was before its steps.
    const before = statuses.get(order._id) ?? (step ? order.status : status);
    if (before === status) continue;
    add(before, -1);
    add(status, 1);
  }
  return moved;
}

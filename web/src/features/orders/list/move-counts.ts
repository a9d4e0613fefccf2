import {
  maxCountedOrders,
  type Order,
  type OrderCounts,
  type OrderStatus,
} from "@halkopiha/domain/orders/order.ts";
import type { OrderStep } from "../../../offline/outbox/order-steps.ts";
import { findDisplayedStatus } from "../steps/displayed-status.ts";

interface Counted {
  counts: OrderCounts;
  /** The status in which each known order was counted, by id. */
  statuses: ReadonlyMap<string, OrderStatus>;
}

/** The counts after the changes that the server had not counted: newer versions of known orders, and queued steps. */
export function moveCounts(
  { counts, statuses }: Counted,
  orders: Iterable<Order>,
  steps: readonly OrderStep[],
): OrderCounts {
  const moved = { ...counts };
  const add = (status: OrderStatus, difference: 1 | -1) => {
    // A count of the maximum stands for any number above it.
    if (counts[status] < maxCountedOrders) moved[status] = Math.max(0, moved[status] + difference);
  };
  for (const order of orders) {
    const { status, step } = findDisplayedStatus(order, steps);
    // An order that became known later counts as it was before its steps.
    const before = statuses.get(order._id) ?? (step ? order.status : status);
    if (before === status) continue;
    add(before, -1);
    add(status, 1);
  }
  return moved;
}

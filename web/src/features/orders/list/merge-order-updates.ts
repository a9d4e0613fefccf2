import type { Order } from "@halkopiha/domain/orders/order.ts";
import { isWithdrawalOpen } from "@halkopiha/domain/orders/withdrawal.ts";
import { pickLatestOrder } from "../../../market/orders/order-atoms.ts";
import type { OrderStep } from "../../../offline/outbox/order-steps.ts";
import { compareOrders, isByTime, matchesFilter, type OrderFilter } from "../order-filter.ts";
import { findDisplayedStatus } from "../steps/displayed-status.ts";

interface Fetched {
  orders: readonly Order[];
  /** Whether the server has older orders that are not loaded. */
  hasMore: boolean;
  /** The filter of the list. */
  filter: OrderFilter;
}

/**
 * Merges live updates into the fetched list: adds new orders, updates known ones, drops those that no longer match the filter, and
 * puts those with a withdrawal above the others. An order with
 * a queued step belongs where the step moves it.
 */
export function mergeOrderUpdates(
  { orders, hasMore, filter }: Fetched,
  updates: ReadonlyMap<string, Order>,
  steps: readonly OrderStep[],
): Order[] {
  const known = new Set(orders.map(({ _id }) => _id));
  const last = hasMore ? orders.at(-1) : undefined;
  const isLoaded = (order: Order) => !last || compareOrders(filter, order, last) <= 0;
  const added = [...updates.values()].filter((order) => !known.has(order._id) && isLoaded(order));
  const isFirst = (order: Order) => Number(!isByTime(filter) && isWithdrawalOpen(order));
  return [...orders.map((order) => pickLatestOrder(order, updates.get(order._id))), ...added]
    .filter((order) => matchesFilter(filter, { ...order, status: findDisplayedStatus(order, steps).status }))
    .sort((a, b) => isFirst(b) - isFirst(a) || compareOrders(filter, a, b));
}

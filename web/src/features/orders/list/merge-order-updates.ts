import type { Order } from "@halkopiha/domain/orders/order.ts";
import { pickLatestOrder } from "../../../lib/orders/order-atoms.ts";
import { matchesFilter, type OrderFilter } from "../order-filter.ts";

interface Fetched {
  orders: readonly Order[];
  /** Whether the server has older orders that are not loaded. */
  hasMore: boolean;
  /** The filter of the list. */
  filter: OrderFilter;
}

/** Merges live updates into the fetched list: adds new orders, updates known ones, drops those that no longer match the filter. */
export function mergeOrderUpdates(
  { orders, hasMore, filter }: Fetched,
  updates: ReadonlyMap<string, Order>,
): Order[] {
  const known = new Set(orders.map(({ _id }) => _id));
  const oldest = hasMore ? (orders.at(-1)?.createdAt ?? "") : "";
  const added = [...updates.values()].filter(({ _id, createdAt }) => !known.has(_id) && createdAt >= oldest);
  return [...orders.map((order) => pickLatestOrder(order, updates.get(order._id))), ...added]
    .filter((order) => matchesFilter(filter, order))
    .sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

import { listOrders, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Order, OrderTotals } from "@halkopiha/domain/orders/order.ts";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { isNarrowed, matchesFilter, type OrderFilter } from "./order-filter.ts";

export interface OrderPageData {
  orders: Order[];
  nextCursor?: string | undefined;
  /** When the orders were cached, if they come from the cache: ISO 8601. */
  cachedAt?: string | undefined;
}

const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0;

export async function loadOrders(filter: OrderFilter, cursor?: string): Promise<OrderPageData> {
  let cachedAt: string | undefined;
  const answer = await api(
    listOrders,
    { query: { ...filter, ...(cursor && { cursor }) } },
    {
      quiet: true,
      onCached: (at) => {
        cachedAt = at;
      },
    },
  );
  return { ...answer, cachedAt };
}

/** First page of a filtered list. Offline, the matching orders of the cached unfiltered list. */
export async function loadFirstOrders(filter: OrderFilter): Promise<OrderPageData> {
  try {
    return await loadOrders(filter);
  } catch (error) {
    if (!isNarrowed(filter) || !isUnreachable(error)) throw error;
    const { orders, cachedAt } = await loadOrders({});
    return { orders: orders.filter((order) => matchesFilter(filter, order)), cachedAt };
  }
}

export interface LoadedOrder {
  order: Order;
  totals: OrderTotals;
  cachedAt?: string | undefined;
}

/**
 * Loads one order. Offline, the cached version of the order, or else of the cached list.
 * @throws ApiError when it is in neither, or does not belong to the user
 */
export async function loadOrder(id: string): Promise<LoadedOrder> {
  let cachedAt: string | undefined;
  const onCached = (at: string) => {
    cachedAt = at;
  };
  try {
    const opened = await api(readOrder, { params: { id } }, { quiet: true, onCached });
    return { ...opened, cachedAt };
  } catch (error) {
    if (!isUnreachable(error)) throw error;
    const list = await loadOrders({}).catch(() => null);
    const order = list?.orders.find(({ _id }) => _id === id);
    if (!order) throw error;
    return { order, totals: order.totals, cachedAt: list?.cachedAt };
  }
}

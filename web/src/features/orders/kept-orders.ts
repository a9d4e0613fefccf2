import { listOrders, readOrder } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Order, OrderTotals } from "@halkopiha/domain/orders/order.ts";
import { api } from "../../app/api.ts";
import { ApiError } from "../../app/api-error.ts";
import { fits, isNarrowed, type OrderFilter } from "./order-filter.ts";

export interface OrderPageData {
  orders: Order[];
  nextCursor?: string | undefined;
  /** Since when these stand, when it is this device that has kept them: ISO 8601. */
  savedAt?: string | undefined;
}

const isLost = (error: unknown) => error instanceof ApiError && error.status === 0;

export async function loadOrders(filter: OrderFilter, cursor?: string): Promise<OrderPageData> {
  let savedAt: string | undefined;
  const answer = await api(
    listOrders,
    { query: { ...filter, ...(cursor && { cursor }) } },
    {
      quiet: true,
      onSaved: (at) => {
        savedAt = at;
      },
    },
  );
  return { ...answer, savedAt };
}

/**
 * The first page of the orders that a list is about. Without the net those of the last list that belong to it.
 * @throws ApiError when there is no list either
 */
export async function firstOrders(filter: OrderFilter): Promise<OrderPageData> {
  try {
    return await loadOrders(filter);
  } catch (error) {
    if (!isNarrowed(filter) || !isLost(error)) throw error;
    const { orders, savedAt } = await loadOrders({});
    return { orders: orders.filter((order) => fits(filter, order)), savedAt };
  }
}

export interface OpenedOrder {
  order: Order;
  totals: OrderTotals;
  savedAt?: string | undefined;
}

/**
 * One order. Without the net as it was when it was opened last, or as it stood in the last list.
 * @throws ApiError when it is in neither, or is not the asker's
 */
export async function openOrder(id: string): Promise<OpenedOrder> {
  let savedAt: string | undefined;
  const onSaved = (at: string) => {
    savedAt = at;
  };
  try {
    const opened = await api(readOrder, { params: { id } }, { quiet: true, onSaved });
    return { ...opened, savedAt };
  } catch (error) {
    if (!isLost(error)) throw error;
    const list = await loadOrders({}).catch(() => null);
    const order = list?.orders.find(({ _id }) => _id === id);
    if (!order) throw error;
    return { order, totals: order.totals, savedAt: list?.savedAt };
  }
}

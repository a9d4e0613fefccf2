import { countOrders, listOrders, readOrder, searchOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import type { Order, OrderCounts, OrderTotals } from "@halkopiha/domain/orders/order.ts";
import { apiWithCachedAt, type Cached } from "../../lib/api/api-with-cached-at.ts";
import { api } from "../../lib/api/client.ts";
import { ApiError } from "../../lib/api/errors.ts";
import { fillPage } from "../../lib/api/fill-page.ts";
import { pageSize } from "../../lib/api/page-size.ts";
import {
  compareOrders,
  findSearchedText,
  formatFilterQuery,
  matchesFilter,
  type OrderFilter,
} from "./order-filter.ts";
import { requestOrder, requestOrders } from "./order-requests.ts";

export interface OrderPageData extends Cached {
  orders: Order[];
  nextCursor?: string | undefined;
}

const isUnreachable = (error: unknown) => error instanceof ApiError && error.status === 0;

/** Maximum number of orders that one request loads. */
const maxLimit = 100;

/** The list that was shown last, and how many orders of it were loaded. */
let last = { query: "", count: 0 };

/** Remembers how many orders of a list are loaded, so that Back from an order finds all of them again. */
export function rememberLoaded(filter: OrderFilter, count: number): void {
  last = { query: formatFilterQuery(filter), count };
}

function loadOrderPage(
  filter: OrderFilter,
  { cursor, limit }: { cursor?: string | undefined; limit: number },
): Promise<OrderPageData> {
  const search = findSearchedText(filter);
  return fillPage<OrderPageData>(cursor, {
    request(from) {
      const request = requestOrders(filter, { limit, cursor: from });
      return search === undefined
        ? apiWithCachedAt(listOrders, request, { handlesNoResponse: true })
        : apiWithCachedAt(searchOrders, { body: { ...request.query, search } }, { handlesNoResponse: true });
    },
    isFull: ({ orders }) => orders.length > 0,
    append: (_, next) => next,
  });
}

/** A page of a list after the first one. */
export const loadOrders = (filter: OrderFilter, cursor?: string): Promise<OrderPageData> =>
  loadOrderPage(filter, { limit: pageSize, cursor });

/** A cached list without filters of other kinds; null when it is not cached. */
const loadCachedList = (status: "open" | "all") => loadOrders({ status }).catch(() => null);

/** The orders of both lists, each once, in the order of the filter. */
function mergeLists(lists: readonly OrderPageData[], filter: OrderFilter): Order[] {
  const orders = new Map(lists.flatMap((list) => list.orders.map((order) => [order._id, order])));
  return [...orders.values()].toSorted((a, b) => compareOrders(filter, a, b));
}

/** The matching orders of the cached lists, of any status. @throws the given error when none is cached that may have such orders */
async function loadFromCache(filter: OrderFilter, error: unknown): Promise<OrderPageData> {
  if (!isUnreachable(error)) throw error;
  const [open, all] = await Promise.all([loadCachedList("open"), loadCachedList("all")]);
  const lists = [open, all].filter((list) => list !== null);
  const isOverAlone = filter.status === "delivered" || filter.status === "cancelled";
  const isIncluded = isOverAlone ? all !== null : lists.length > 0;
  if (!isIncluded) throw error;
  const [cachedAt = null] = lists.map((list) => list.cachedAt ?? "").toSorted();
  // The list filters by status itself, because a queued step may move an order to another one.
  const scope = { ...filter, status: "all" } as const;
  return { orders: mergeLists(lists, filter).filter((order) => matchesFilter(scope, order)), cachedAt };
}

/** The orders of a list that were loaded before it was left, else its first page. Offline, the matching orders of a cached list. */
export async function loadFirstOrders(filter: OrderFilter): Promise<OrderPageData> {
  const loaded = last.query === formatFilterQuery(filter) ? last.count : 0;
  const limit = Math.min(Math.max(loaded, pageSize), maxLimit);
  try {
    return await loadOrderPage(filter, { limit });
  } catch (error) {
    return loadFromCache(filter, error);
  }
}

/** Number of orders by status; null when they cannot be counted, or when only reading all orders of a search would tell. */
export async function loadCounts({ userid, from, to, searchId }: OrderFilter): Promise<OrderCounts | null> {
  if (searchId !== undefined) return null;
  const answer = await api(countOrders, { query: { userid, from, to } }, { handlesErrors: true }).catch(
    () => null,
  );
  return answer?.counts ?? null;
}

export interface LoadedOrder extends Cached {
  order: Order;
  totals: OrderTotals;
}

/**
 * Loads one order. Offline, the cached version of the order, or else of a cached list.
 * @throws ApiError when it is in neither, or does not belong to the user
 */
export async function loadOrder(id: string): Promise<LoadedOrder> {
  try {
    return await apiWithCachedAt(readOrder, requestOrder(id), { handlesNoResponse: true });
  } catch (error) {
    const list = await loadFromCache({ status: "all" }, error);
    const order = list.orders.find(({ _id }) => _id === id);
    if (!order) throw error;
    return { order, totals: order.totals, cachedAt: list.cachedAt };
  }
}

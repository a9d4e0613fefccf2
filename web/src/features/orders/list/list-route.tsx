import type { LoaderFunctionArgs } from "react-router-dom";
import { ApiError } from "../../../lib/api/errors.ts";
import { isLoggedInAtom } from "../../../lib/auth/session-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { store } from "../../../lib/storage/store.ts";
import { loadFirstOrders, type OrderPageData } from "../load-orders.ts";
import { type OrderFilter, parseFilter } from "../order-filter.ts";

export { OrdersPage as Component } from "./OrdersPage.tsx";

const noOrders: OrderPageData = { orders: [] };

/** Sellers choose a state of their own orders only. */
function parseUrlFilter({ pathname, searchParams }: URL): OrderFilter {
  const filter = parseFilter(searchParams);
  return pathname.startsWith(paths.admin) ? filter : { status: filter.status };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const url = new URL(request.url);
  const filter = parseUrlFilter(url);
  // The parent is sending this visitor away.
  if (!store.get(isLoggedInAtom)) return { filter, page: noOrders };
  try {
    return { filter, page: await loadFirstOrders(filter) };
  } catch (error) {
    // An account that is not active yet sees its notice, not its orders.
    if (error instanceof ApiError && error.status === 403) return { filter, page: noOrders };
    throw error;
  }
}

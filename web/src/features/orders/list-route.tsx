import { OrderStatus } from "@halkopiha/domain/order.ts";
import { ApiError } from "../../app/api-error.ts";
import type { LoaderArgs } from "../../app/routing/page-route.ts";
import { isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";
import { firstOrders, type OrderPageData } from "./kept-orders.ts";

export { OrdersPage as Component } from "./OrdersPage.tsx";

const noOrders: OrderPageData = { orders: [] };

export async function loader({ url }: LoaderArgs) {
  const asked = OrderStatus.safeParse(url.searchParams.get("status"));
  const status = asked.success ? asked.data : undefined;
  // The parent is sending this visitor away.
  if (!store.get(isLoggedInAtom)) return { status, page: noOrders };
  try {
    return { status, page: await firstOrders(status) };
  } catch (error) {
    // An account that is not active yet sees its notice, not its orders.
    if (error instanceof ApiError && error.status === 403) return { status, page: noOrders };
    throw error;
  }
}

import { listOrders } from "@halkopiha/domain/contract/orders.ts";
import { OrderStatus } from "@halkopiha/domain/order.ts";
import { api } from "../../app/api.ts";
import { ApiError } from "../../app/api-error.ts";
import type { LoaderArgs } from "../../app/routing/page-route.ts";
import { isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

export { OrdersPage as Component } from "./OrdersPage.tsx";

export function loadOrders(status: OrderStatus | undefined, cursor?: string) {
  return api(
    listOrders,
    { query: { ...(status && { status }), ...(cursor && { cursor }) } },
    { quiet: true },
  );
}

export async function loader({ url }: LoaderArgs) {
  const asked = OrderStatus.safeParse(url.searchParams.get("status"));
  const status = asked.success ? asked.data : undefined;
  // The parent is sending this visitor away.
  if (!store.get(isLoggedInAtom)) return { status, page: { orders: [] } };
  try {
    return { status, page: await loadOrders(status) };
  } catch (error) {
    // An account that is not active yet sees its notice, not its orders.
    if (error instanceof ApiError && error.status === 403) return { status, page: { orders: [] } };
    throw error;
  }
}

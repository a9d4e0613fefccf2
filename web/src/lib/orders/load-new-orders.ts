import { listOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { api } from "../api/client.ts";
import { pageSize } from "../api/page-size.ts";
import { store } from "../storage/store.ts";
import { applyOrderUpdatesAtom } from "./order-atoms.ts";

/**
 * Loads the newest orders that the seller has not taken up, for the count on pages without a live connection.
 * @throws ApiError
 */
export async function loadNewOrders(): Promise<void> {
  const { orders } = await api(
    listOrders,
    { query: { status: "recieved", limit: pageSize } },
    { handlesErrors: true },
  );
  store.set(applyOrderUpdatesAtom, orders);
}

import { listOrders } from "@halkopiha/domain/contract/shop/orders.ts";
import { maxCountedOrders } from "@halkopiha/domain/orders/max-counted-orders.ts";
import { api } from "../../lib/api/client.ts";
import { store } from "../../lib/storage/store.ts";
import { applyOrderUpdatesAtom } from "./order-atoms.ts";

/** Maximum number of orders that one request loads. */
const limit = 100;

/**
 * Loads all orders that the seller has not taken up, up to the number that is counted elsewhere, so that the count of the new ones is right.
 * The orders of each page are applied at once.
 * @throws ApiError
 */
export async function loadNewOrders(): Promise<void> {
  let cursor: string | undefined;
  for (let loaded = 0; loaded < maxCountedOrders; loaded += limit) {
    const query = { status: "recieved" as const, limit, cursor };
    const { orders, nextCursor } = await api(listOrders, { query }, { handlesErrors: true });
    store.set(applyOrderUpdatesAtom, orders);
    if (nextCursor === undefined) return;
    cursor = nextCursor;
  }
}

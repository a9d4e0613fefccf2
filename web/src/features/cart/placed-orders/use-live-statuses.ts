import { readOrderPages } from "@halkopiha/domain/contract/shop/order-page.ts";
import type { Order, OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { maxOrderPages } from "@halkopiha/domain/orders/order-page.ts";
import { useAtomValue } from "jotai/react";
import { useCallback } from "react";
import { api } from "../../../lib/api/client.ts";
import { useLoaded } from "../../../lib/api/use-loaded.ts";
import { store } from "../../../lib/storage/store.ts";
import { orderCodesAtom } from "../../../market/orders/buyer-links.ts";
import { storedStatusesAtom, storeStatusesAtom } from "../../../market/orders/buyer-statuses.ts";
import type { Endable } from "../../../market/orders/ending-labels.ts";
import { placedOrdersAtom } from "./placed-orders-atoms.ts";

/** A status of an order, and how it ended. `at`: when the server sent it, if it could not be asked now, in milliseconds since 1970. */
export interface LiveStatus extends Endable {
  status: OrderStatus;
  at?: number;
}

/** Asks for the statuses of the orders whose codes are on this device, and stores them. @returns the ids of those that were answered */
async function loadStatuses(): Promise<ReadonlySet<string>> {
  const codes = store.get(orderCodesAtom);
  const orders = store.get(placedOrdersAtom).flatMap(({ _id: id }) => {
    const code = codes[id];
    return code === undefined ? [] : [{ id, code }];
  });
  if (orders.length === 0) return new Set();
  const body = { orders: orders.slice(0, maxOrderPages) };
  const answer = await api(readOrderPages, { body }, { handlesErrors: true });
  store.set(storeStatusesAtom, answer.orders);
  return new Set(answer.orders.map(({ _id }) => _id));
}

/**
 * The statuses of this device's orders: live ones, and without an answer the stored ones with their time. An order whose code is not on the
 * device has none.
 */
export function useLiveStatuses(): (order: Order) => LiveStatus | null {
  const { value: answered, failure } = useLoaded(useCallback(loadStatuses, []));
  const isAsking = !answered && !failure;
  const stored = useAtomValue(storedStatusesAtom);
  const codes = useAtomValue(orderCodesAtom);
  return ({ _id, status, createdAt }) => {
    if (codes[_id] === undefined) return null;
    const last = stored.find((known) => known._id === _id) ?? { status, at: Date.parse(createdAt) };
    const { at, ...live } = last;
    return isAsking || answered?.has(_id) ? live : { ...live, at };
  };
}

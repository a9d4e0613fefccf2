import { isLaterStatus, type Order, type OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue } from "jotai/react";
import { orderUpdatesAtom, pickLatestOrder } from "../../lib/orders/order-atoms.ts";
import { pendingMutationsAtom } from "../../offline/offline-atoms.ts";
import { findPendingStatus } from "../../offline/outbox/mutations.ts";

export interface DisplayedStatus {
  status: OrderStatus;
  /** Whether the server does not know of it yet. */
  isPending: boolean;
}

/** The order as the server told it last. */
export function useLatestOrder(order: Order): Order {
  return pickLatestOrder(order, useAtomValue(orderUpdatesAtom).get(order._id));
}

/** The state of an order with the steps that wait to be sent. */
export function useDisplayedStatus({ _id, status }: Order): DisplayedStatus {
  const pendingStatus = findPendingStatus(useAtomValue(pendingMutationsAtom), _id);
  return pendingStatus && isLaterStatus(pendingStatus, status)
    ? { status: pendingStatus, isPending: true }
    : { status, isPending: false };
}

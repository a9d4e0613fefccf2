import { isLaterStatus, type Order, type OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue } from "jotai/react";
import { orderUpdatesAtom, pickLatestOrder } from "../../lib/orders/order-atoms.ts";
import { pendingMutationsAtom } from "../../offline/offline-atoms.ts";
import { findPendingStatus } from "../../offline/outbox/mutations.ts";

export interface DisplayedStatus {
  status: OrderStatus;
  /** True when the status is queued and the server does not have it yet. */
  isPending: boolean;
}

/** The newest known version of an order. */
export function useLatestOrder(order: Order): Order {
  return pickLatestOrder(order, useAtomValue(orderUpdatesAtom).get(order._id));
}

/** The status of an order including queued status changes. */
export function useDisplayedStatus({ _id, status }: Order): DisplayedStatus {
  const pendingStatus = findPendingStatus(useAtomValue(pendingMutationsAtom), _id);
  return pendingStatus && isLaterStatus(pendingStatus, status)
    ? { status: pendingStatus, isPending: true }
    : { status, isPending: false };
}

import { isLaterStatus, type Order, type OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue } from "jotai/react";
import { laterOf, toldOrdersAtom } from "../../app/order-atoms.ts";
import { waitingAtom } from "../../offline/offline-atoms.ts";
import { waitingStatus } from "../../offline/wishes.ts";

export interface ShownStatus {
  status: OrderStatus;
  /** Whether the server does not know of it yet. */
  isWaiting: boolean;
}

/** The order as the server told it last. */
export function useLatest(order: Order): Order {
  return laterOf(order, useAtomValue(toldOrdersAtom).get(order._id));
}

/** The state of an order with the steps that wait to be sent. */
export function useShownStatus({ _id, status }: Order): ShownStatus {
  const waiting = waitingStatus(useAtomValue(waitingAtom), _id);
  return waiting && isLaterStatus(waiting, status)
    ? { status: waiting, isWaiting: true }
    : { status, isWaiting: false };
}

import { isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import { isLaterStatus, type Order, type OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { useAtomValue } from "jotai/react";
import { orderUpdatesAtom, pickLatestOrder } from "../../../market/orders/order-atoms.ts";
import { findLastStep, type OrderStep } from "../../../offline/outbox/order-steps.ts";
import { orderStepsAtom } from "../../../offline/outbox/pending-atoms.ts";

export interface DisplayedStatus {
  status: OrderStatus;
  /** The queued step that leads to the status; undefined when the server has the status. */
  step?: OrderStep | undefined;
}

/** The newest known version of an order. */
export function useLatestOrder(order: Order): Order {
  return pickLatestOrder(order, useAtomValue(orderUpdatesAtom).get(order._id));
}

/** The status of an order including queued status changes, none of which is made of an order that has ended. */
export function findDisplayedStatus(
  order: Pick<Order, "_id" | "status" | "cancellation" | "withdrawal">,
  steps: readonly OrderStep[],
): DisplayedStatus {
  const { _id, status } = order;
  if (isEnded(order)) return { status };
  const step = findLastStep(steps, _id);
  return step && isLaterStatus(step.status, status) ? { status: step.status, step } : { status };
}

export const useDisplayedStatus = (order: Order): DisplayedStatus =>
  findDisplayedStatus(order, useAtomValue(orderStepsAtom));

/** Says that the server does not have the displayed status yet; null while it is being sent, which takes a moment only. */
export function formatStepNote({ step }: DisplayedStatus): string | null {
  if (step?.phase === "held") return "Lähtee hetken kuluttua";
  return step?.phase === "waiting" ? "Odottaa lähetystä" : null;
}

import type { Instant } from "../schemas/primitives.ts";
import { getFulfilment } from "./fulfilment.ts";
import { getNextStatus, type NextStatus, type Order, type OrderStatus } from "./order.ts";
import type { Canceller, Withdrawal } from "./order-endings.ts";

/** The statuses in which each may end an order: a buyer until it is taken up, a seller until it is sent off. */
const cancellableIn: Readonly<Record<Canceller, readonly OrderStatus[]>> = {
  buyer: ["recieved"],
  seller: ["recieved", "in progress"],
  notFetched: ["in delivery"],
};

/** What of an order says whether it has ended; also of an order as its buyer sees it. */
interface Endable {
  cancellation?: unknown;
  withdrawal?: Pick<Withdrawal, "part" | "state"> | undefined;
}

/** Whether an order has ended, so that it is not delivered any more. A withdrawal from a part ends nothing. */
export const isEnded = ({ cancellation, withdrawal }: Endable): boolean =>
  cancellation !== undefined || (withdrawal !== undefined && withdrawal.part === undefined);

/** The status that follows another one of an order; null after the last one, and for an order that has ended. */
export const getNextStep = (order: Endable, status: OrderStatus): NextStatus | null =>
  isEnded(order) ? null : getNextStatus(status);

type Cancellable = Endable & Pick<Order, "status" | "delivery" | "items">;

/** Whether an order can be ended by them now. */
export function canCancel(order: Cancellable, by: Canceller): boolean {
  if (order.cancellation !== undefined || order.withdrawal !== undefined) return false;
  if (by === "notFetched" && getFulfilment(order) !== "pickup") return false;
  return cancellableIn[by].includes(order.status);
}

/** An order after it was cancelled; null when it cannot be. */
export function cancelOrder(order: Order, by: Canceller, at: Instant, reason?: string): Order | null {
  if (!canCancel(order, by)) return null;
  return { ...order, cancellation: { by, at, ...(reason && { reason }) } };
}

/** Whether the products of an order have not come back to the stock. */
export function holdsStock({ cancellation, withdrawal, status }: Endable & Pick<Order, "status">): boolean {
  if (cancellation !== undefined) return false;
  // What a part of an order is, is in words; its seller changes the stock.
  if (!withdrawal || withdrawal.part !== undefined) return true;
  return hasLeft(status) && withdrawal.state === "withdrawn";
}

/** Whether products are no longer with their seller, or are ready for who fetches them. */
export const hasLeft = (status: OrderStatus): boolean => status === "in delivery" || status === "delivered";

/** Who ended an order, for its buyer and its seller. */
export const cancellationLabel = {
  buyer: "Peruttu",
  seller: "Hylätty",
  notFetched: "Ei noudettu",
} as const satisfies Record<Canceller, string>;

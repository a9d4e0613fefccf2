import type { Order, OrderStatus } from "@halkopiha/domain/orders/order.ts";
import type { TimeWindow } from "@halkopiha/domain/orders/order-times.ts";
import type { OrderMutation, OrderTimesMutation } from "./mutations.ts";
import { type MutationOutcome, RejectedError } from "./send-mutation.ts";

/** API calls for orders; they throw the same errors as those for the cart. */
export interface OrderCalls {
  /** Setting the status that the order already has changes nothing. `isLeaving`: the request outlives the page. */
  advance(id: string, status: OrderStatus, isLeaving?: boolean): Promise<Order>;
  read(id: string): Promise<Order>;
  /** Proposing the times that are proposed already changes nothing. */
  proposeTimes(id: string, times: readonly TimeWindow[]): Promise<Order>;
}

/** Result of a change of an order: the server's version of the order, if it sent one. */
interface SentOrder {
  order: Order | null;
  outcome: MutationOutcome;
}

async function readConflictingOrder(mutation: OrderMutation, calls: OrderCalls): Promise<SentOrder> {
  const order = await calls.read(mutation.id);
  const isApplied = order.status === mutation.status;
  return { order, outcome: isApplied ? null : { kind: "movedOn", status: order.status } };
}

/**
 * Changes the status of an order. If another user has already changed it, the server's status stays.
 * @throws the error of a call whose result is unknown; the mutation then stays queued and may be sent again
 */
export async function sendOrderMutation(mutation: OrderMutation, calls: OrderCalls): Promise<SentOrder> {
  try {
    return { order: await calls.advance(mutation.id, mutation.status), outcome: null };
  } catch (error) {
    if (!(error instanceof RejectedError)) throw error;
    if (error.code === "orderMovedOn") return readConflictingOrder(mutation, calls);
    if (error.code === "orderEnded") {
      // The seller sees who ended it.
      const order = await calls.read(mutation.id);
      return { order, outcome: { kind: "rejected", message: error.message } };
    }
    return { order: null, outcome: { kind: "rejected", message: error.message } };
  }
}

/**
 * Proposes times to the buyer of an order.
 * @throws the error of a call whose result is unknown; the mutation then stays queued and may be sent again
 */
export async function sendTimesMutation(
  { id, times }: OrderTimesMutation,
  calls: OrderCalls,
): Promise<SentOrder> {
  try {
    return { order: await calls.proposeTimes(id, times), outcome: null };
  } catch (error) {
    if (!(error instanceof RejectedError)) throw error;
    return { order: null, outcome: { kind: "rejected", message: error.message } };
  }
}

import type { Order, OrderStatus } from "@halkopiha/domain/orders/order.ts";
import type { OrderMutation } from "./mutations.ts";
import { type MutationOutcome, RejectedError } from "./send-mutation.ts";

/** The server's calls for orders; they throw as those for the cart do. */
export interface OrderCalls {
  /** Moving an order to the state that it has already changes nothing. */
  advance(id: string, status: OrderStatus): Promise<Order>;
  read(id: string): Promise<Order>;
}

/** What came of a step: the order as the server has it, when it has told it. */
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
 * Moves an order on. One that somebody else had moved already stays as the server has it.
 * @throws whatever a lost call throws; the wish then waits and may be sent again
 */
export async function sendOrderMutation(mutation: OrderMutation, calls: OrderCalls): Promise<SentOrder> {
  try {
    return { order: await calls.advance(mutation.id, mutation.status), outcome: null };
  } catch (error) {
    if (!(error instanceof RejectedError)) throw error;
    if (error.code === "orderMovedOn") return readConflictingOrder(mutation, calls);
    return { order: null, outcome: { kind: "rejected", message: error.message } };
  }
}

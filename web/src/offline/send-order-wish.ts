import type { Order, OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { type Outcome, Refused } from "./send-wish.ts";
import type { OrderWish } from "./wishes.ts";

/** The server's calls for orders; they throw as those for the cart do. */
export interface OrderCalls {
  /** Moving an order to the state that it has already changes nothing. */
  advance(id: string, status: OrderStatus): Promise<Order>;
  read(id: string): Promise<Order>;
}

/** What came of a step: the order as the server has it, when it has told it. */
interface Sent {
  order: Order | null;
  outcome: Outcome;
}

async function sentAfterAll(wish: OrderWish, calls: OrderCalls): Promise<Sent> {
  const order = await calls.read(wish.id);
  const arrived = order.status === wish.status;
  return { order, outcome: arrived ? null : { kind: "movedOn", status: order.status } };
}

/**
 * Moves an order on. One that somebody else had moved already stays as the server has it.
 * @throws whatever a lost call throws; the wish then waits and may be sent again
 */
export async function sendOrderWish(wish: OrderWish, calls: OrderCalls): Promise<Sent> {
  try {
    return { order: await calls.advance(wish.id, wish.status), outcome: null };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.code === "orderMovedOn") return sentAfterAll(wish, calls);
    return { order: null, outcome: { kind: "refused", message: error.message } };
  }
}

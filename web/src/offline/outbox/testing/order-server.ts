import { getNextStatus, type Order, type OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { sampleOrder } from "../../../lib/orders/sample-order.ts";
import { RejectedError } from "../send-mutation.ts";
import type { OrderCalls } from "../send-order-mutation.ts";
import { createLossyNetwork } from "./lossy-network.ts";

export interface Move {
  by: "seller" | "admin";
  id: string;
  status: OrderStatus;
}

/** The server's orders in a few lines, behind a network that loses calls; beside the seller there is an office. */
export function createOrderServer(ids: readonly string[]) {
  const statuses = new Map<string, OrderStatus>(ids.map((id) => [id, "recieved"]));
  const moves: Move[] = [];
  const { call, fate } = createLossyNetwork();

  function read(id: string): Order {
    const status = statuses.get(id);
    if (!status) throw new RejectedError("notFound", "Hakemaasi ei löytynyt.");
    return sampleOrder(id, status);
  }

  function move(by: Move["by"], id: string, status: OrderStatus): void {
    statuses.set(id, status);
    moves.push({ by, id, status });
  }

  const calls: OrderCalls = {
    read: (id) => call(`read ${id}`, () => read(id)),
    advance: (id, status) =>
      call(`advance ${id} ${status}`, () => {
        const stored = read(id).status;
        if (stored !== status && getNextStatus(stored) !== status) {
          throw new RejectedError("orderMovedOn", "Tilauksen tila on jo muuttunut.");
        }
        if (stored !== status) move("seller", id, status);
        return read(id);
      }),
  };

  return {
    calls,
    /** Every change of a state, in order. */
    moves,
    status: (id: string) => read(id).status,
    /** The office moves an order on, if it has not been delivered yet. */
    advanceByAdmin: (id: string) => {
      const next = getNextStatus(read(id).status);
      if (next) move("admin", id, next);
    },
    fate,
  };
}

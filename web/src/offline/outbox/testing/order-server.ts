import { getNextStatus, type Order, type OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { toWindowKey } from "@halkopiha/domain/orders/order-times.ts";
import { sampleOrder } from "../../../testing/samples/sample-order.ts";
import { RejectedError } from "../send-mutation.ts";
import type { OrderCalls } from "../send-order-mutation.ts";
import { createLossyNetwork } from "./lossy-network.ts";

export interface Move {
  by: "seller" | "admin";
  id: string;
  status: OrderStatus;
}

/** A minimal fake of the server's orders behind a lossy network; an admin can change them too. */
export function createOrderServer(ids: readonly string[]) {
  const statuses = new Map<string, OrderStatus>(ids.map((id) => [id, "recieved"]));
  const moves: Move[] = [];
  const times = new Map<string, string[]>();
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
    proposeTimes: (id, proposed) =>
      call(`propose ${id}`, () => {
        if (read(id).status === "delivered")
          throw new RejectedError("orderMovedOn", "Tilauksen tila on jo muuttunut.");
        times.set(id, [...(times.get(id) ?? []), proposed.map(toWindowKey).join()]);
        return read(id);
      }),
  };

  return {
    calls,
    /** The times that were proposed for an order, in order; repeated when an answer was lost. */
    times: (id: string) => times.get(id) ?? [],
    /** All status changes, in order. */
    moves,
    status: (id: string) => read(id).status,
    /** An admin sets the next status, unless the order has the last one. */
    advanceByAdmin: (id: string) => {
      const next = getNextStatus(read(id).status);
      if (next) move("admin", id, next);
    },
    fate,
  };
}

import { isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import type { Order } from "@halkopiha/domain/orders/order.ts";

/** Returns a function that finds the new orders of each list, each order once. Orders of the first list are not new. */
export function createArrivalDetector(): (orders: readonly Order[]) => Order[] {
  let newest: string | null = null;
  return (orders) => {
    const before = newest;
    newest = orders.reduce(
      (latest, { createdAt }) => (createdAt > latest ? createdAt : latest),
      before ?? "",
    );
    if (before === null) return [];
    return orders.filter(
      (order) => order.createdAt > before && order.status === "recieved" && !isEnded(order),
    );
  };
}

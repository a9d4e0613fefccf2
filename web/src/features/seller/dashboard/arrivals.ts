import type { Order } from "@halkopiha/domain/orders/order.ts";

/** Tells the orders that have come since it was asked first, each once: what was there then is not new. */
export function createArrivalDetector(): (orders: readonly Order[]) => Order[] {
  let newest: string | null = null;
  return (orders) => {
    const before = newest;
    newest = orders.reduce(
      (latest, { createdAt }) => (createdAt > latest ? createdAt : latest),
      before ?? "",
    );
    if (before === null) return [];
    return orders.filter(({ createdAt, status }) => createdAt > before && status === "recieved");
  };
}

import { type Fulfilment, getFulfilment } from "./fulfilment.ts";
import { type Order, type OrderStatus, statusLabel } from "./order.ts";

/** The names of §4 are those of a delivery; a buyer who picks up or has ordered a service reads others. */
const labels: Readonly<Record<Fulfilment, Partial<Record<OrderStatus, string>>>> = {
  delivery: {},
  pickup: { "in delivery": "Noudettavissa", delivered: "Noudettu" },
  service: { "in delivery": "Työn alla", delivered: "Tehty" },
};

/** The name of a status of an order, for its buyer. */
export const formatBuyerStatus = (order: Pick<Order, "delivery" | "items">, status: OrderStatus): string =>
  labels[getFulfilment(order)][status] ?? statusLabel[status];

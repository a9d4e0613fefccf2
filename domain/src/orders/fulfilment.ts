import { areServices } from "../products/catalogue.ts";
import type { Order } from "./order.ts";

/** How an order reaches its buyer; a service is neither delivered nor picked up. */
export type Fulfilment = "delivery" | "pickup" | "service";

/** How an order reaches its buyer. An order of products and services is one of products. */
export function getFulfilment({ delivery, items }: Pick<Order, "delivery" | "items">): Fulfilment {
  if (areServices(items)) return "service";
  return delivery ? "delivery" : "pickup";
}

import type { Order } from "@halkopiha/domain/orders/order.ts";
import { toOrderLookup, toOrderSearchWords } from "@halkopiha/domain/orders/order-search.ts";

/** Whether an order matches a search, as it does on the server. */
export const matchesSearch = (text: string, order: Order): boolean =>
  toOrderLookup(text)?.matches(toOrderSearchWords(order)) ?? false;

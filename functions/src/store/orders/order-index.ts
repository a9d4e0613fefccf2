import { Order } from "@halkopiha/domain/orders/order.ts";
import { toOrderSearchWords } from "@halkopiha/domain/orders/order-search.ts";
import { safeParseDocument } from "../firestore/document.ts";
import type { StoredIndex } from "../firestore/index-stored.ts";

/** The index terms of orders. */
export const orderIndex: StoredIndex = {
  collection: "orders",
  progressId: "orderIndex",
  version: 1,
  toIndexFields(snapshot) {
    const order = safeParseDocument(Order, snapshot);
    return order ? { searchWords: toOrderSearchWords(order) } : {};
  },
};

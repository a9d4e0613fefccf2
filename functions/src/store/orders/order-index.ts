import { toSortTime } from "@halkopiha/domain/orders/agree-time.ts";
import { Order } from "@halkopiha/domain/orders/order.ts";
import { toOrderSearchWords } from "@halkopiha/domain/orders/order-search.ts";
import { safeParseDocument } from "../firestore/document.ts";
import { indexFields, type StoredIndex } from "../firestore/index-stored.ts";

/** The index terms of orders. */
export const orderIndex: StoredIndex = {
  progressId: "orderIndex",
  version: 4,
  indexBatch: indexFields("orders", (snapshot) => {
    const order = safeParseDocument(Order, snapshot);
    return order ? { searchWords: toOrderSearchWords(order), sortTime: toSortTime(order) } : {};
  }),
};

import { openOrderPage } from "@halkopiha/domain/contract/shop/order-page.ts";
import type { OrderConversation } from "@halkopiha/domain/orders/order-messages.ts";
import type { BuyerOrder } from "@halkopiha/domain/orders/order-page.ts";
import type { RecallNotice } from "@halkopiha/domain/recalls/recall-notice.ts";
import type { OrderReview } from "@halkopiha/domain/reviews/review.ts";
import { LinkCode } from "@halkopiha/domain/schemas/primitives.ts";
import { api } from "../../lib/api/client.ts";
import { assertApiError } from "../../lib/api/errors.ts";
import { store } from "../../lib/storage/store.ts";
import { orderCodesAtom, storeOrderCodesAtom } from "../../market/orders/buyer-links.ts";
import { storeStatusesAtom } from "../../market/orders/buyer-statuses.ts";
import { storedPagesAtom, storePageAtom } from "./stored-pages.ts";

/** Parameters of the link to an order's page. Anyone with the code can open it, so it is sent only to the API. */
export interface OrderLink {
  id: string;
  code: string;
}

export type OrderPageResult =
  | {
      kind: "open";
      order: BuyerOrder;
      /** What buyer and seller have written; absent in answers of an earlier version. */
      conversation?: OrderConversation | undefined;
      /** Null while the order has none; absent where that is not known. */
      review?: OrderReview | null | undefined;
      /** The recalls of ordered products. */
      recalls?: readonly RecallNotice[] | undefined;
      /** When the server sent the order, if it could not be asked now: milliseconds since 1970. */
      cachedAt?: number;
    }
  /** The link is invalid or has expired. */
  | { kind: "invalid" }
  /** No response or a server error, and the order was not opened before; a retry may succeed. */
  | { kind: "failed"; message: string };

/** The order as it was last opened on this device with the same code. */
function findStored({ id, code }: OrderLink): OrderPageResult | null {
  if (store.get(orderCodesAtom)[id] !== code) return null;
  const page = store.get(storedPagesAtom).find(({ order }) => order._id === id);
  return page
    ? { kind: "open", order: page.order, conversation: page.conversation, cachedAt: page.at }
    : null;
}

/** The page with its messages and its review after its buyer has changed the order, also for a later visit without a connection. */
export function toChangedPage(order: BuyerOrder, before: OrderPageResult): OrderPageResult {
  // Messages that were written since the page was loaded are in the stored one.
  const stored = store.get(storedPagesAtom).find((page) => page.order._id === order._id);
  const conversation = stored?.conversation;
  store.set(storePageAtom, { order, conversation, at: Date.now() });
  const kept = before.kind === "open" && { review: before.review, recalls: before.recalls };
  return { kind: "open", order, conversation, ...kept };
}

/** Never throws an ApiError: the page shows the error. Without a response the order is shown as it was last opened. */
export async function loadOrderPage(link: OrderLink): Promise<OrderPageResult> {
  const { id, code } = link;
  // A link without a code, or with a part of one.
  if (!LinkCode.safeParse(code).success) return { kind: "invalid" };
  try {
    const request = { params: { id }, body: { code } };
    const { order, conversation, review, recalls } = await api(openOrderPage, request, {
      handlesErrors: true,
    });
    store.set(storePageAtom, { order, conversation, at: Date.now() });
    store.set(storeStatusesAtom, [order]);
    store.set(storeOrderCodesAtom, [{ orderId: id, code }]);
    return { kind: "open", order, conversation, review, recalls };
  } catch (error) {
    assertApiError(error);
    if (error.status === 403 || error.status === 404) return { kind: "invalid" };
    return findStored(link) ?? { kind: "failed", message: error.message };
  }
}

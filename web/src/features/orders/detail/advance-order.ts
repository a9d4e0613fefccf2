import { type Order, type OrderStatus, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { sessionAtom } from "../../../lib/auth/session-atoms.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { notifyQueuedAtom } from "../../../offline/offline-atoms.ts";
import { RejectedError } from "../../../offline/outbox/send-mutation.ts";
import { outbox } from "../../../offline/outbox/visitor-outbox.ts";

/** `rejected`: the server did not accept the change, for example because the order has another status by now. */
type AdvanceResult = "sent" | "queued" | "rejected";

/** Changes the status of an order, at once or when back online, and shows the result. §4 */
export async function advanceOrder(order: Order, status: OrderStatus): Promise<AdvanceResult> {
  const userId = store.get(sessionAtom)?.user._id;
  if (!userId) return "rejected";
  const label = `Tilaus ${order.orderNumber}`;
  try {
    const result = await outbox.advance(order, status, userId);
    if (result === "sent") store.set(showBannerAtom, "success", `${label}: ${statusLabel[status]}`);
    // A session that has just expired is reported by the API client.
    else if (store.get(sessionAtom)) {
      const what = `siirto tilaan ${statusLabel[status]} on tallessa`;
      store.set(notifyQueuedAtom, `${label}: ${what} ja lähetetään, kun verkkoyhteys toimii.`);
    }
    return result;
  } catch (error) {
    if (!(error instanceof RejectedError)) throw error;
    store.set(showBannerAtom, "danger", `${label}: ${error.message}`);
    return "rejected";
  }
}

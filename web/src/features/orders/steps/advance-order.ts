import type { Order, OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { sessionAtom } from "../../../lib/auth/session-atoms.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import type { OrderStep } from "../../../offline/outbox/order-steps.ts";
import { startSendingOnLeave } from "../../../offline/outbox/send-on-leave.ts";
import { outbox } from "../../../offline/outbox/visitor-outbox.ts";

/** Queues the next status of an order; it is sent when it can no longer be undone and the network works. §4 */
export async function advanceOrder(order: Order, status: OrderStatus): Promise<void> {
  const userId = store.get(sessionAtom)?.user._id;
  if (!userId) return;
  // The offline services, which start it too, wait until the page is idle.
  startSendingOnLeave();
  await outbox.advance(order, status, userId);
}

/** Takes back a step that has not been sent, and shows the result. */
export async function undoStep({ version, label, isAttempted }: OrderStep): Promise<void> {
  const isUndone = await outbox.undoStep(version);
  if (!isUndone)
    store.set(showBannerAtom, "warning", `${label}: siirto on jo lähetetty, eikä sitä voi enää perua.`);
  else if (isAttempted)
    store.set(
      showBannerAtom,
      "warning",
      `${label}: siirto on peruttu tältä laitteelta. Jos se ehti perille, tilaus näkyy siirrettynä, kun verkkoyhteys toimii.`,
    );
  else store.set(showBannerAtom, "success", `${label}: siirto on peruttu.`);
}

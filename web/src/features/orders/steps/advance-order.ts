import type { Order, OrderStatus } from "@halkopiha/domain/orders/order.ts";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { sessionAtom } from "../../../lib/session/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";
import { startSendingOnLeave } from "../../../market/outbox/send-on-leave.ts";
import { outbox } from "../../../market/outbox/visitor-outbox.ts";
import type { OrderStep } from "../../../offline/outbox/order-steps.ts";
import { formatUndoneSteps } from "./undone-steps.ts";

/** Queues the next status of orders; it is sent when it can no longer be undone and the network works. §4 */
export async function advanceOrders(orders: readonly Order[], status: OrderStatus): Promise<void> {
  const userId = store.get(sessionAtom)?.user._id;
  if (!userId) return;
  // The offline services, which start it too, wait until the page is idle.
  startSendingOnLeave();
  await outbox.advance(orders, status, userId);
}

/** Takes back a step that has not been sent, and shows the result. */
export async function undoStep({ version, label, isAttempted }: OrderStep): Promise<void> {
  const isUndone = (await outbox.undoSteps([version])) > 0;
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

/** Takes back the steps that were made with one press, and shows the result. */
export async function undoBatch(steps: readonly OrderStep[]): Promise<void> {
  const undone = await outbox.undoSteps(steps.map(({ version }) => version));
  const late = steps.length - undone;
  store.set(showBannerAtom, late === 0 ? "success" : "warning", formatUndoneSteps(undone, late));
}

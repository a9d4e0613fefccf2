import type { Order } from "@halkopiha/domain/orders/order.ts";
import { store } from "../../../lib/storage/store.ts";
import { playChime } from "../../../market/orders/chime.ts";
import { orderSoundAtom } from "../../../market/orders/new-orders-atoms.ts";
import { applyOrderUpdatesAtom } from "../../../market/orders/order-atoms.ts";
import { createArrivalDetector } from "./arrivals.ts";
import { listenToOrders } from "./listen-to-orders.ts";

function formatAnnouncement(arrived: readonly Order[]): string {
  const numbers = arrived.map(({ orderNumber }) => orderNumber).join(", ");
  return arrived.length === 1 ? `Uusi tilaus: ${numbers}` : `${arrived.length} uutta tilausta: ${numbers}`;
}

/**
 * Subscribes to a seller's orders until the signal is aborted. Announces each new order, and plays a sound if the user has enabled it.
 * @throws when the connection fails
 */
export async function announceNewOrders(
  sellerId: string,
  announce: (sentence: string) => void,
  signal: AbortSignal,
): Promise<void> {
  const findArrivals = createArrivalDetector();
  const stop = await listenToOrders(sellerId, (orders) => {
    if (signal.aborted) return;
    store.set(applyOrderUpdatesAtom, orders);
    const arrived = findArrivals(orders);
    if (arrived.length === 0) return;
    announce(formatAnnouncement(arrived));
    if (store.get(orderSoundAtom)) void playChime().catch(() => undefined);
  });
  if (signal.aborted) await stop();
  else signal.addEventListener("abort", () => void stop());
}

import type { Order } from "@halkopiha/domain/orders/order.ts";
import { orderSoundAtom } from "../new-orders-atoms.ts";
import { tellOrdersAtom } from "../order-atoms.ts";
import { store } from "../store.ts";
import { createArrivals } from "./arrivals.ts";
import { chime } from "./chime.ts";
import { listen } from "./listen.ts";

function announcement(arrived: readonly Order[]): string {
  const numbers = arrived.map(({ orderNumber }) => orderNumber).join(", ");
  return arrived.length === 1 ? `Uusi tilaus: ${numbers}` : `${arrived.length} uutta tilausta: ${numbers}`;
}

/**
 * Follows a seller's orders until the signal says that it is enough. Each new one is announced, and heard where it is wished.
 * @throws whatever keeps it from connecting
 */
export async function follow(
  sellerId: string,
  announce: (sentence: string) => void,
  gone: AbortSignal,
): Promise<void> {
  const arrivals = createArrivals();
  const stop = await listen(sellerId, (orders) => {
    if (gone.aborted) return;
    store.set(tellOrdersAtom, orders);
    const arrived = arrivals(orders);
    if (arrived.length === 0) return;
    announce(announcement(arrived));
    if (store.get(orderSoundAtom)) void chime().catch(() => undefined);
  });
  if (gone.aborted) await stop();
  else gone.addEventListener("abort", () => void stop());
}

import { type Order, type OrderStatus, statusLabel } from "@halkopiha/domain/orders/order.ts";
import { showBannerAtom } from "../../app/banner-atoms.ts";
import { sessionAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";
import { tellWaitingAtom } from "../../offline/offline-atoms.ts";
import { Refused } from "../../offline/send-wish.ts";
import { outbox } from "../../offline/visitor-outbox.ts";

/** `refused`: the order stands otherwise than it was shown. */
type Result = "sent" | "waits" | "refused";

/** Moves an order on, at once or when there is a net again, and tells what came of it. §4 */
export async function advance(order: Order, status: OrderStatus): Promise<Result> {
  const person = store.get(sessionAtom)?.user._id;
  if (!person) return "refused";
  const label = `Tilaus ${order.orderNumber}`;
  try {
    const done = await outbox.advance(order, status, person);
    if (done === "sent") store.set(showBannerAtom, "success", `${label}: ${statusLabel[status]}`);
    // A login that has just run out is told by itself.
    else if (store.get(sessionAtom)) {
      const what = `siirto tilaan ${statusLabel[status]} on tallessa`;
      store.set(tellWaitingAtom, `${label}: ${what} ja lähetetään, kun verkkoyhteys toimii.`);
    }
    return done;
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    store.set(showBannerAtom, "danger", `${label}: ${error.message}`);
    return "refused";
  }
}

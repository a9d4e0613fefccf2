import { isEnded } from "../orders/cancellation.ts";
import type { Order } from "../orders/order.ts";
import type { Withdrawal } from "../orders/order-endings.ts";
import { isWithdrawalOpen } from "../orders/withdrawal.ts";
import { orderContactDays } from "./erasure-periods.ts";
import { type ContactKey, isSameContact } from "./personal-data-search.ts";

/** What of an order replaces the buyer's name. */
export const erasedBuyer = { firstname: "Poistettu", lastname: "ostaja" } as const;

const day = 24 * 60 * 60 * 1000;

/** Why the buyer of an order cannot be forgotten yet. */
export type OrderErasureObstacle = "open" | "recent";

type Ended = Pick<Order, "status" | "updatedAt" | "cancellation" | "withdrawal">;

/**
 * Why the buyer of an order cannot be forgotten yet: it is neither delivered nor ended, or its parties may still need to reach each other.
 * Null when nothing prevents it. `now`: milliseconds since 1970.
 */
export function findOrderErasureObstacle(order: Ended, now: number): OrderErasureObstacle | null {
  const isOver = order.status === "delivered" || isEnded(order);
  if (!isOver || isWithdrawalOpen(order)) return "open";
  return now - Date.parse(order.updatedAt) < orderContactDays * day ? "recent" : null;
}

/** Whether an order has an address or a number of its buyer, or of who has withdrawn from it. */
export const isOrderOf = ({ buyer, withdrawal }: Order, key: ContactKey): boolean =>
  [buyer.email, buyer.phonenumber, withdrawal?.email].some((stored) => isSameContact(key, stored));

/** Whether the buyer of an order has been forgotten. */
export const isBuyerForgotten = ({ buyer }: Pick<Order, "buyer">): boolean =>
  buyer.email === "" && buyer.firstname === erasedBuyer.firstname && buyer.lastname === erasedBuyer.lastname;

/** An order without what names or reaches its buyer. The locality stays: it is where the goods went. */
export function forgetBuyer(order: Order): Order {
  const { deliveryNotes: _, withdrawal, buyer, ...rest } = order;
  const address = { ...buyer.address, street: "", zip: "" };
  return {
    ...rest,
    buyer: { ...erasedBuyer, email: "", phonenumber: "", address },
    ...(withdrawal && { withdrawal: forgetWithdrawer(withdrawal) }),
  };
}

function forgetWithdrawer({ at, state, stateAt, part }: Withdrawal): Withdrawal {
  const name = `${erasedBuyer.firstname} ${erasedBuyer.lastname}`;
  // That it was a part of the order decides what is given back; which one was in the buyer's words.
  return { name, email: "", at, state, stateAt, ...(part !== undefined && { part: "Poistettu" }) };
}

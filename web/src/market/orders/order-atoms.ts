import { isEnded } from "@halkopiha/domain/orders/cancellation.ts";
import { isLaterStatus, type Order } from "@halkopiha/domain/orders/order.ts";
import { atom } from "jotai/vanilla";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { setRecievedOrdersAtom } from "./new-orders-atoms.ts";
import { applyUnreadAtom } from "./unread-atoms.ts";

interface OrderUpdates {
  /** Id of the user who received the updates; null before the first update. */
  userId: string | null;
  orders: ReadonlyMap<string, Order>;
}

const none: ReadonlyMap<string, Order> = new Map();
const updatesAtom = atom<OrderUpdates>({ userId: null, orders: none });

/** Of two versions of an order, the one with the later status; of one status, the later changed one, such as after the order has ended. */
export function pickLatestOrder(order: Order, other: Order | undefined): Order {
  if (!other || isLaterStatus(order.status, other.status)) return order;
  const isLater = isLaterStatus(other.status, order.status) || other.updatedAt > order.updatedAt;
  return isLater ? other : order;
}

/** Newer versions of orders received since the list was fetched, by id: after a status change and from live updates. */
export const orderUpdatesAtom = atom((get) => {
  const { userId, orders } = get(updatesAtom);
  return userId === get(sessionAtom)?.user._id ? orders : none;
});

/** Stores orders that the server has just sent to the current user. */
export const applyOrderUpdatesAtom = atom(null, (get, set, received: readonly Order[]) => {
  const before = get(orderUpdatesAtom);
  const userId = get(sessionAtom)?.user._id ?? null;
  const orders = received.map((order) => [order._id, pickLatestOrder(order, before.get(order._id))] as const);
  set(applyUnreadAtom, received);
  set(updatesAtom, { userId, orders: new Map([...before, ...orders]) });
  const recieved = [...get(orderUpdatesAtom).values()].filter(
    (order) => order.status === "recieved" && !isEnded(order),
  );
  set(
    setRecievedOrdersAtom,
    recieved.map(({ _id }) => _id),
  );
});

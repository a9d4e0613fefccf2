import { Order } from "@halkopiha/domain/orders/order.ts";
import { atom } from "jotai/vanilla";
import { showBannerAtom } from "../../../lib/notifications/banner-atoms.ts";
import { checkoutStoredAtom } from "../../../lib/storage/stored-atom.ts";
import { confirmationAtom } from "../confirmation/confirmation-atoms.ts";

/** Number of orders that stay on the device. */
export const maxPlacedOrders = 50;

const none: readonly Order[] = [];

/** Leaves out single orders that another version of the app has stored in another form. */
function parseOrders(stored: unknown): readonly Order[] | undefined {
  if (!Array.isArray(stored)) return undefined;
  return stored.flatMap((order: unknown) => {
    const read = Order.safeParse(order);
    return read.success ? [read.data] : [];
  });
}

/** The orders placed on this device, newest first. */
export const placedOrdersAtom = checkoutStoredAtom<readonly Order[]>("placed-orders", none, parseOrders);

/** Stores these orders too; the oldest ones make room for them. */
export const storePlacedOrdersAtom = atom(null, (get, set, orders: readonly Order[]) => {
  const ids = new Set(orders.map(({ _id }) => _id));
  const others = get(placedOrdersAtom).filter(({ _id }) => !ids.has(_id));
  const newestFirst = [...orders, ...others].sort((a, b) => b.createdAt.localeCompare(a.createdAt));
  set(placedOrdersAtom, newestFirst.slice(0, maxPlacedOrders));
});

/** Removes an order from this device, also from the confirmation; the message offers to undo it. */
export const removePlacedOrderAtom = atom(null, (get, set, order: Order) => {
  const others = get(placedOrdersAtom).filter(({ _id }) => _id !== order._id);
  set(placedOrdersAtom, others.length > 0 ? others : none);
  const confirmation = get(confirmationAtom);
  const isConfirmed = confirmation?.orders.some(({ _id }) => _id === order._id) ?? false;
  if (isConfirmed) set(confirmationAtom, null);
  set(showBannerAtom, "success", `Tilaus ${order.orderNumber} poistettiin tältä laitteelta.`, {
    label: "Kumoa",
    onPress: () => {
      set(storePlacedOrdersAtom, [order]);
      if (isConfirmed) set(confirmationAtom, confirmation);
    },
  });
});

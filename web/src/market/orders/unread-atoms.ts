import type { Order } from "@halkopiha/domain/orders/order.ts";
import { atom } from "jotai/vanilla";
import { sessionAtom } from "../../lib/session/session-atoms.ts";

type UnreadOrder = Pick<Order, "_id" | "unreadMessages">;

interface Unread {
  /** Id of the seller; null before the first answer. */
  userId: string | null;
  /** Number of unread messages of the orders that the server has told of last. */
  counts: ReadonlyMap<string, number>;
}

const none: ReadonlyMap<string, number> = new Map();
const unreadAtom = atom<Unread>({ userId: null, counts: none });

const countsAtom = atom((get) => {
  const { userId, counts } = get(unreadAtom);
  return userId === get(sessionAtom)?.user._id ? counts : none;
});

/** Number of orders with messages that the seller has not read. */
export const unreadOrderCountAtom = atom(
  (get) => [...get(countsAtom).values()].filter((count) => count > 0).length,
);

/** Whether an order has unread messages, as the server has told last. */
export const isUnreadAtom = atom((get) => {
  const counts = get(countsAtom);
  return ({ _id, unreadMessages = 0 }: UnreadOrder): boolean => (counts.get(_id) ?? unreadMessages) > 0;
});

/** Stores how many messages of these orders are unread. */
export const applyUnreadAtom = atom(null, (get, set, orders: readonly UnreadOrder[]) => {
  const told = orders.map(({ _id, unreadMessages = 0 }) => [_id, unreadMessages] as const);
  const userId = get(sessionAtom)?.user._id ?? null;
  set(unreadAtom, { userId, counts: new Map([...get(countsAtom), ...told]) });
});

/** Stores the list of all unread orders: every other one that was told of has been read. */
export const setUnreadAtom = atom(null, (get, set, orders: readonly UnreadOrder[]) => {
  const read = [...get(countsAtom).keys()].map((_id) => ({ _id, unreadMessages: 0 }));
  set(applyUnreadAtom, [...read, ...orders]);
});

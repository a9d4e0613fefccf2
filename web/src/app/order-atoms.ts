import { isLaterStatus, type Order } from "@halkopiha/domain/orders/order.ts";
import { atom } from "jotai/vanilla";
import { knowRecievedAtom } from "./new-orders-atoms.ts";
import { sessionAtom } from "./session-atoms.ts";

interface Told {
  /** To whom; null before anything was told. */
  person: string | null;
  orders: ReadonlyMap<string, Order>;
}

const none: ReadonlyMap<string, Order> = new Map();
const toldAtom = atom<Told>({ person: null, orders: none });

/** The one of two tellings of the same order that was told later. */
export function laterOf(order: Order, other: Order | undefined): Order {
  return other && isLaterStatus(other.status, order.status) ? other : order;
}

/** What the server has told of orders since they were fetched, by id: after a step, and as they come and change. */
export const toldOrdersAtom = atom((get) => {
  const { person, orders } = get(toldAtom);
  return person === get(sessionAtom)?.user._id ? orders : none;
});

/** Takes in what the server has just told the one who is logged in. */
export const tellOrdersAtom = atom(null, (get, set, told: readonly Order[]) => {
  const before = get(toldOrdersAtom);
  const person = get(sessionAtom)?.user._id ?? null;
  const orders = told.map((order) => [order._id, laterOf(order, before.get(order._id))] as const);
  set(toldAtom, { person, orders: new Map([...before, ...orders]) });
  const recieved = [...get(toldOrdersAtom).values()].filter(({ status }) => status === "recieved");
  set(
    knowRecievedAtom,
    recieved.map(({ _id }) => _id),
  );
});

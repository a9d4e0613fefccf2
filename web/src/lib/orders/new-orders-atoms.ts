import { atom } from "jotai/vanilla";
import { storedAtom, userStoredAtom } from "../storage/stored-atom.ts";

/** Number of orders remembered as seen; older ones no longer have the status `recieved`. */
const maxSeenOrders = 200;

/** Ids of the loaded orders with the status `recieved`. */
const recievedOrdersAtom = atom<readonly string[]>([]);

const seenOrdersAtom = userStoredAtom<readonly string[]>("seen-orders", [], (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : undefined,
);

/** Orders with the status `recieved` that were never opened on this device. §2 */
export const newOrdersAtom = atom((get): ReadonlySet<string> => {
  const seen = get(seenOrdersAtom);
  return new Set(get(recievedOrdersAtom).filter((id) => !seen.includes(id)));
});

export const newOrderCountAtom = atom((get) => get(newOrdersAtom).size);

/** Sets the ids of received orders; cleared when the user leaves the profile. */
export const setRecievedOrdersAtom = atom(null, (_get, set, ids: readonly string[]) => {
  set(recievedOrdersAtom, ids);
});

export const markOrderSeenAtom = atom(null, (get, set, id: string) => {
  const seen = get(seenOrdersAtom);
  if (!seen.includes(id)) set(seenOrdersAtom, [id, ...seen].slice(0, maxSeenOrders));
});

/** Whether a new order plays a sound; a setting of this device, which is kept at logout. */
export const orderSoundAtom = storedAtom("order-sound", false, (stored) =>
  stored === true ? true : undefined,
);

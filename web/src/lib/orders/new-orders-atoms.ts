import { atom } from "jotai/vanilla";
import { storedAtom, userStoredAtom } from "../storage/stored-atom.ts";

/** So many are remembered as seen; older ones have long been moved on. */
const maxSeenOrders = 200;

/** Orders that have been received and not been moved on, by id, as far as the profile knows. */
const recievedOrdersAtom = atom<readonly string[]>([]);

const seenOrdersAtom = userStoredAtom<readonly string[]>("seen-orders", [], (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : undefined,
);

/** The orders that wait for the seller's eye: received, and never opened on this device. §2 */
export const newOrdersAtom = atom((get): ReadonlySet<string> => {
  const seen = get(seenOrdersAtom);
  return new Set(get(recievedOrdersAtom).filter((id) => !seen.includes(id)));
});

export const newOrderCountAtom = atom((get) => get(newOrdersAtom).size);

/** What the profile knows of received orders; nothing once it is left. */
export const setRecievedOrdersAtom = atom(null, (_get, set, ids: readonly string[]) => {
  set(recievedOrdersAtom, ids);
});

export const markOrderSeenAtom = atom(null, (get, set, id: string) => {
  const seen = get(seenOrdersAtom);
  if (!seen.includes(id)) set(seenOrdersAtom, [id, ...seen].slice(0, maxSeenOrders));
});

/** Whether a new order makes a sound: a wish of this device, which outlives a login. */
export const orderSoundAtom = storedAtom("order-sound", false, (stored) =>
  stored === true ? true : undefined,
);

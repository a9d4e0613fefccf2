import { atom } from "jotai/vanilla";
import { sessionAtom } from "../../lib/session/session-atoms.ts";
import { deviceStoredAtom, userStoredAtom } from "../../lib/storage/stored-atom.ts";

/** Number of orders remembered as seen: as many as are loaded to count the new ones. */
const maxSeenOrders = 1000;

interface RecievedOrders {
  /** Id of the seller; null before the first orders. */
  userId: string | null;
  ids: readonly string[];
}

/** Ids of the loaded orders with the status `recieved`. */
const recievedOrdersAtom = atom<RecievedOrders>({ userId: null, ids: [] });

const seenOrdersAtom = userStoredAtom<readonly string[]>("seen-orders", [], (stored) =>
  Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : undefined,
);

/** Orders with the status `recieved` that were never opened on this device. §2 */
export const newOrdersAtom = atom((get): ReadonlySet<string> => {
  const seen = get(seenOrdersAtom);
  const { userId, ids } = get(recievedOrdersAtom);
  if (userId === null || userId !== get(sessionAtom)?.user._id) return new Set();
  return new Set(ids.filter((id) => !seen.includes(id)));
});

export const newOrderCountAtom = atom((get) => get(newOrdersAtom).size);

/** Whether the current user's received orders have been loaded. */
export const areNewOrdersKnownAtom = atom((get) => {
  const { userId } = get(recievedOrdersAtom);
  return userId !== null && userId === get(sessionAtom)?.user._id;
});

/** Sets the ids of the current user's received orders. */
export const setRecievedOrdersAtom = atom(null, (get, set, ids: readonly string[]) => {
  set(recievedOrdersAtom, { userId: get(sessionAtom)?.user._id ?? null, ids });
});

export const markOrderSeenAtom = atom(null, (get, set, id: string) => {
  const seen = get(seenOrdersAtom);
  if (!seen.includes(id)) set(seenOrdersAtom, [id, ...seen].slice(0, maxSeenOrders));
});

/** Whether a new order plays a sound; a setting of this device, which is kept at logout. */
export const orderSoundAtom = deviceStoredAtom("order-sound", false, (stored) =>
  stored === true ? true : undefined,
);

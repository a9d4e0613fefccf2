import { atom, type createStore, type Setter } from "jotai/vanilla";
import { deviceStorage } from "./device-storage.ts";

/**
 * An atom that this device remembers and all its tabs share.
 * `accept` judges what was kept, perhaps by an older version of the app: undefined means that it is of no use.
 */
export function storedAtom<T>(key: string, initial: T, parse: (stored: unknown) => T | undefined) {
  const read = () => parse(deviceStorage.read(key)) ?? initial;
  const base = atom(read());
  base.onMount = (set) => {
    // The storage event is not observed while the atom is unmounted, so the value is read again on mount.
    set(read());
    return deviceStorage.subscribe(key, () => set(read()));
  };
  return atom(
    (get) => get(base),
    (_get, set, next: T) => {
      set(base, next);
      if (next === initial) deviceStorage.remove(key);
      else deviceStorage.write(key, next);
    },
  );
}

type Store = ReturnType<typeof createStore>;
const userAtomResets: ((store: Store) => void)[] = [];

/** A `storedAtom` of whoever is logged in: logging out empties it. §4 */
export function userStoredAtom<T>(key: string, initial: T, parse: (stored: unknown) => T | undefined) {
  const userAtom = storedAtom(key, initial, parse);
  userAtomResets.push((store) => store.set(userAtom, initial));
  return userAtom;
}

const checkoutAtomResets: ((set: Setter) => void)[] = [];

/** A `storedAtom` of whoever fills the cart: resetting the cart empties it. §4 */
export function checkoutStoredAtom<T>(key: string, initial: T, parse: (stored: unknown) => T | undefined) {
  const checkoutAtom = storedAtom(key, initial, parse);
  checkoutAtomResets.push((set) => set(checkoutAtom, initial));
  return checkoutAtom;
}

/** What `buyerAtom`s keep, also those of pages that are not loaded. */
const checkoutKeys = ["cart-step", "checkout", "order-key", "confirmation"];

/** Empties every `buyerAtom`, and forgets what this device keeps of a buyer. */
export function clearCheckoutData(set: Setter): void {
  for (const reset of checkoutAtomResets) reset(set);
  for (const key of checkoutKeys) deviceStorage.remove(key);
}

/** Keys that hold no personal data and survive a logout. */
const deviceKeys = [
  "visits",
  "install-refused",
  "energy-calculator",
  "cart-badge",
  "cart-reset",
  "order-sound",
  "has-left",
];

/** Empties every `personalAtom`, and forgets all that this device keeps of a person, whichever page has kept it. */
export function clearUserData(store: Store): void {
  for (const reset of userAtomResets) reset(store);
  deviceStorage.removeAllExcept(deviceKeys);
}

import { atom, type createStore, type Setter } from "jotai/vanilla";
import { deviceStorage } from "./device-storage.ts";

/**
 * An atom that is persisted on this device and synchronised between tabs.
 * @param parse validates the stored value, which an older version of the app may have written; undefined discards it
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

/** A `storedAtom` with data of the logged-in user; logout resets it. §4 */
export function userStoredAtom<T>(key: string, initial: T, parse: (stored: unknown) => T | undefined) {
  const userAtom = storedAtom(key, initial, parse);
  userAtomResets.push((store) => store.set(userAtom, initial));
  return userAtom;
}

const checkoutAtomResets: ((set: Setter) => void)[] = [];

/** A `storedAtom` with data of a checkout; resetting the cart resets it. §4 */
export function checkoutStoredAtom<T>(key: string, initial: T, parse: (stored: unknown) => T | undefined) {
  const checkoutAtom = storedAtom(key, initial, parse);
  checkoutAtomResets.push((set) => set(checkoutAtom, initial));
  return checkoutAtom;
}

/** Keys of every `checkoutStoredAtom`, including those of pages that are not loaded. */
const checkoutKeys = [
  "cart-step",
  "checkout",
  "wanted-deliveries",
  "order-key",
  "confirmation",
  "placed-orders",
];

/** Resets every `checkoutStoredAtom` and removes the stored checkout data. */
export function clearCheckoutData(set: Setter): void {
  for (const reset of checkoutAtomResets) reset(set);
  for (const key of checkoutKeys) deviceStorage.remove(key);
}

const sessionAtomResets: ((set: Setter) => void)[] = [];

/** Keys of every `sessionStoredAtom`, including those of pages that are not loaded. */
const sessionKeys = ["searches", "reply-drafts"];

/** Calls `reset` when a session ends, by logout or expiry. */
export function onSessionEnd(reset: (set: Setter) => void): void {
  sessionAtomResets.push(reset);
}

/** Resets every `sessionStoredAtom` and removes the stored data of the session. */
export function clearSessionData(set: Setter): void {
  for (const reset of sessionAtomResets) reset(set);
  for (const key of sessionKeys) deviceStorage.remove(key);
}

/** Keys that hold no personal data and survive a logout. */
const deviceKeys = [
  "visits",
  "install-rejected",
  "energy-calculator",
  "cart-badge",
  "favorite-count",
  "cart-reset",
  "order-sound",
  "has-left",
  "user-table",
];

/** Resets every `userStoredAtom` and removes all stored keys except `deviceKeys`, also those of pages that are not loaded. */
export function clearUserData(store: Store): void {
  for (const reset of userAtomResets) reset(store);
  deviceStorage.removeAllExcept(deviceKeys);
}

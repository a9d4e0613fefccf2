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

/**
 * Beginnings of keys. What is removed follows from them, also for pages that are not loaded: a logout removes everything but `device`, the end
 * of a session `session`, and a reset of the cart `checkout`.
 */
const kinds = { device: "device.", session: "session.", checkout: "checkout." } as const;

/** The key of a value that holds no personal data and survives a logout. */
export const toDeviceKey = (key: string): string => kinds.device + key;

/** A `storedAtom` without personal data, which survives a logout. */
export const deviceStoredAtom = <T>(key: string, initial: T, parse: (stored: unknown) => T | undefined) =>
  storedAtom(toDeviceKey(key), initial, parse);

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
  const checkoutAtom = storedAtom(kinds.checkout + key, initial, parse);
  checkoutAtomResets.push((set) => set(checkoutAtom, initial));
  return checkoutAtom;
}

/** Resets every `checkoutStoredAtom` and removes the stored checkout data. */
export function clearCheckoutData(set: Setter): void {
  for (const reset of checkoutAtomResets) reset(set);
  deviceStorage.removeWhere((key) => key.startsWith(kinds.checkout));
}

const sessionAtomResets: ((set: Setter) => void)[] = [];

/** The key of a value that ends with its session. */
export const toSessionKey = (key: string): string => kinds.session + key;

/** Calls `reset` when a session ends, by logout or expiry. */
export function onSessionEnd(reset: (set: Setter) => void): void {
  sessionAtomResets.push(reset);
}

/** Resets every `sessionStoredAtom` and removes the stored data of the session. */
export function clearSessionData(set: Setter): void {
  for (const reset of sessionAtomResets) reset(set);
  deviceStorage.removeWhere((key) => key.startsWith(kinds.session));
}

/** Resets every `userStoredAtom` and removes all stored keys that do not survive a logout. */
export function clearUserData(store: Store): void {
  for (const reset of userAtomResets) reset(store);
  deviceStorage.removeWhere((key) => !key.startsWith(kinds.device));
}

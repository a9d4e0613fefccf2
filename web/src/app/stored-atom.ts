import { atom, type createStore, type Setter } from "jotai/vanilla";
import { device } from "./device.ts";

/**
 * An atom that this device remembers and all its tabs share.
 * `accept` judges what was kept, perhaps by an older version of the app: undefined means that it is of no use.
 */
export function storedAtom<T>(key: string, initial: T, accept: (kept: unknown) => T | undefined) {
  const read = () => accept(device.read(key)) ?? initial;
  const base = atom(read());
  base.onMount = (set) => {
    // As long as nobody looked, nobody listened: it may have changed.
    set(read());
    return device.watch(key, () => set(read()));
  };
  return atom(
    (get) => get(base),
    (_get, set, next: T) => {
      set(base, next);
      if (next === initial) device.forget(key);
      else device.write(key, next);
    },
  );
}

type Store = ReturnType<typeof createStore>;
const resets: ((store: Store) => void)[] = [];

/** A `storedAtom` of whoever is logged in: logging out empties it. §4 */
export function personalAtom<T>(key: string, initial: T, accept: (kept: unknown) => T | undefined) {
  const personal = storedAtom(key, initial, accept);
  resets.push((store) => store.set(personal, initial));
  return personal;
}

const buyerResets: ((set: Setter) => void)[] = [];

/** A `storedAtom` of whoever fills the cart: resetting the cart empties it. §4 */
export function buyerAtom<T>(key: string, initial: T, accept: (kept: unknown) => T | undefined) {
  const kept = storedAtom(key, initial, accept);
  buyerResets.push((set) => set(kept, initial));
  return kept;
}

/** What `buyerAtom`s keep, also those of pages that are not loaded. */
const ofTheBuyer = ["cart-step", "checkout", "order-key", "confirmation"];

/** Empties every `buyerAtom`, and forgets what this device keeps of a buyer. */
export function forgetBuyer(set: Setter): void {
  for (const reset of buyerResets) reset(set);
  for (const key of ofTheBuyer) device.forget(key);
}

/** What says something of the device and the visitor's cart, and nothing of a person. */
const ofTheDevice = [
  "visits",
  "install-refused",
  "energy-calculator",
  "cart-badge",
  "cart-reset",
  "order-sound",
  "has-left",
];

/** Empties every `personalAtom`, and forgets all that this device keeps of a person, whichever page has kept it. */
export function forgetPersonal(store: Store): void {
  for (const reset of resets) reset(store);
  device.forgetAllBut(ofTheDevice);
}

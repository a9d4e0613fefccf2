import { atom, type createStore } from "jotai/vanilla";
import { device } from "./device.ts";

/**
 * An atom that this device remembers and all its tabs share.
 * `accept` judges what was kept, perhaps by an older version of the app: undefined means that it is of no use.
 */
export function storedAtom<T>(key: string, initial: T, accept: (kept: unknown) => T | undefined) {
  const read = () => accept(device.read(key)) ?? initial;
  const base = atom(read());
  base.onMount = (set) => device.watch(key, () => set(read()));
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
const personalPrefix = "own.";
const resets: ((store: Store) => void)[] = [];

/** A `storedAtom` of whoever is logged in: logging out leaves nothing of it on the device. §4 */
export function personalAtom<T>(key: string, initial: T, accept: (kept: unknown) => T | undefined) {
  const personal = storedAtom(personalPrefix + key, initial, accept);
  resets.push((store) => store.set(personal, initial));
  return personal;
}

/** Forgets every `personalAtom`, also of those pages that have not been loaded this time. */
export function forgetPersonal(store: Store): void {
  for (const reset of resets) reset(store);
  device.forgetAll(personalPrefix);
}

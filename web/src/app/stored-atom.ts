import { atom } from "jotai/vanilla";
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

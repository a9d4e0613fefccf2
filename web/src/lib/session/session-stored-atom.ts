import { atom } from "jotai/vanilla";
import { toRecord } from "../storage/parse-stored.ts";
import { onSessionEnd, storedAtom, toSessionKey } from "../storage/stored-atom.ts";
import { sessionAtom } from "./session-atoms.ts";

/**
 * A `storedAtom` with texts about other people, such as buyers. Only the user who wrote them reads them, or only visitors; the end of the
 * session, by logout or expiry, deletes them.
 */
export function sessionStoredAtom<T>(key: string, initial: T, parse: (stored: unknown) => T | undefined) {
  const base = storedAtom<{ userId: string | null; value: T } | null>(toSessionKey(key), null, (stored) => {
    const { userId, value } = toRecord(stored);
    const parsed = parse(value);
    const isOwned = userId === null || typeof userId === "string";
    return isOwned && parsed !== undefined ? { userId, value: parsed } : undefined;
  });
  onSessionEnd((set) => set(base, null));
  return atom(
    (get) => {
      const stored = get(base);
      const userId = get(sessionAtom)?.user._id ?? null;
      return stored?.userId === userId ? stored.value : initial;
    },
    (get, set, next: T) => {
      const userId = get(sessionAtom)?.user._id ?? null;
      set(base, next === initial ? null : { userId, value: next });
    },
  );
}

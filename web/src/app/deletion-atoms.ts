import { atom } from "jotai/vanilla";
import { isLoggedInAtom } from "./session-atoms.ts";

/** How long a deletion can be taken back. */
export const undoMilliseconds = 10_000;

/** Things that are to be deleted. */
export interface Deletion {
  ids: readonly string[];
  /** `3 käyttäjää poistetaan.` */
  words: string;
  /** Makes the call. @throws ApiError */
  send(): Promise<unknown>;
}

/** A deletion that nobody has taken back yet. */
export interface Waiting extends Deletion {
  key: number;
  /** When it is sent, in milliseconds since 1970. */
  at: number;
  /** It has been sent: too late to take it back. */
  isSent: boolean;
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastKey = 0;

export const deletionsAtom = atom<readonly Waiting[]>([]);

/** What is about to go, by id: shown as leaving meanwhile. */
export const leavingAtom = atom((get) => new Set(get(deletionsAtom).flatMap(({ ids }) => ids)));

/** Shows the list anew once something has gone from it; null while no list is open. */
export const showAnewAtom = atom<{ run(): Promise<void> } | null>(null);

const forgetAtom = atom(null, (get, set, key: number) => {
  clearTimeout(timers.get(key));
  timers.delete(key);
  set(
    deletionsAtom,
    get(deletionsAtom).filter((waiting) => waiting.key !== key),
  );
});

const sendAtom = atom(null, async (get, set, key: number) => {
  const waiting = get(deletionsAtom).find((each) => each.key === key);
  if (!waiting || waiting.isSent) return;
  clearTimeout(timers.get(key));
  set(
    deletionsAtom,
    get(deletionsAtom).map((each) => (each.key === key ? { ...each, isSent: true } : each)),
  );
  try {
    await waiting.send();
  } catch {
    // The banner has told it; the list shows what is there.
  }
  await get(showAnewAtom)?.run();
  set(forgetAtom, key);
});

/** Deletes in ten seconds, unless somebody takes it back. */
export const deleteLaterAtom = atom(null, (_get, set, deletion: Deletion) => {
  lastKey += 1;
  const key = lastKey;
  const waiting: Waiting = { ...deletion, key, at: Date.now() + undoMilliseconds, isSent: false };
  set(deletionsAtom, (before) => [...before, waiting]);
  timers.set(
    key,
    setTimeout(() => void set(sendAtom, key), undoMilliseconds),
  );
});

export const undoDeletionAtom = atom(null, (get, set, key: number) => {
  if (get(deletionsAtom).some((each) => each.key === key && !each.isSent)) set(forgetAtom, key);
});

/** Whoever leaves the list means what they did: it is sent at once. Whoever has logged out meanwhile can send nothing any more. */
export const settleDeletionsAtom = atom(null, (get, set) => {
  const isLoggedIn = get(isLoggedInAtom);
  for (const { key, isSent } of get(deletionsAtom)) {
    if (isLoggedIn) void set(sendAtom, key);
    else if (!isSent) set(forgetAtom, key);
  }
});

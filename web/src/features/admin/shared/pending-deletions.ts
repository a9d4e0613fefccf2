import { atom } from "jotai/vanilla";
import { isLoggedInAtom } from "../../../lib/auth/session-atoms.ts";

/** How long a deletion can be taken back. */
export const undoDuration = 10_000;

/** Things that are to be deleted. */
export interface Deletion {
  ids: readonly string[];
  /** `3 käyttäjää poistetaan.` */
  text: string;
  /** Makes the call. @throws ApiError */
  send(): Promise<unknown>;
}

/** A deletion that nobody has taken back yet. */
export interface PendingDeletion extends Deletion {
  key: number;
  /** When it is sent, in milliseconds since 1970. */
  at: number;
  /** It has been sent: too late to take it back. */
  isSent: boolean;
}

const timers = new Map<number, ReturnType<typeof setTimeout>>();
let lastKey = 0;

export const pendingDeletionsAtom = atom<readonly PendingDeletion[]>([]);

/** Ids of the entities that are pending deletion; lists mark them. */
export const pendingDeletionIdsAtom = atom(
  (get) => new Set(get(pendingDeletionsAtom).flatMap(({ ids }) => ids)),
);

/** Reloads the open list after a deletion; null while no list is mounted. */
export const reloadListAtom = atom<{ run(): Promise<void> } | null>(null);

const removeAtom = atom(null, (get, set, key: number) => {
  clearTimeout(timers.get(key));
  timers.delete(key);
  set(
    pendingDeletionsAtom,
    get(pendingDeletionsAtom).filter((waiting) => waiting.key !== key),
  );
});

const sendAtom = atom(null, async (get, set, key: number) => {
  const waiting = get(pendingDeletionsAtom).find((each) => each.key === key);
  if (!waiting || waiting.isSent) return;
  clearTimeout(timers.get(key));
  set(
    pendingDeletionsAtom,
    get(pendingDeletionsAtom).map((each) => (each.key === key ? { ...each, isSent: true } : each)),
  );
  try {
    await waiting.send();
  } catch {
    // The banner shows the error; the list shows what is there.
  }
  await get(reloadListAtom)?.run();
  set(removeAtom, key);
});

/** Deletes in ten seconds, unless somebody takes it back. */
export const deleteLaterAtom = atom(null, (_get, set, deletion: Deletion) => {
  lastKey += 1;
  const key = lastKey;
  const waiting: PendingDeletion = { ...deletion, key, at: Date.now() + undoDuration, isSent: false };
  set(pendingDeletionsAtom, (before) => [...before, waiting]);
  timers.set(
    key,
    setTimeout(() => void set(sendAtom, key), undoDuration),
  );
});

export const undoDeletionAtom = atom(null, (get, set, key: number) => {
  if (get(pendingDeletionsAtom).some((each) => each.key === key && !each.isSent)) set(removeAtom, key);
});

/** Sends the pending calls when the list unmounts. After a logout they are dropped, because no call would be authorised. */
export const flushDeletionsAtom = atom(null, (get, set) => {
  const isLoggedIn = get(isLoggedInAtom);
  for (const { key, isSent } of get(pendingDeletionsAtom)) {
    if (isLoggedIn) void set(sendAtom, key);
    else if (!isSent) set(removeAtom, key);
  }
});

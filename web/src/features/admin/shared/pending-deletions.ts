import { atom } from "jotai/vanilla";
import { isLoggedInAtom } from "../../../lib/session/session-atoms.ts";

/** Milliseconds in which a deletion can be undone. */
export const undoDuration = 10_000;

/** A deletion of one or more entities. */
export interface Deletion {
  ids: readonly string[];
  /** `3 käyttäjää poistetaan.` */
  text: string;
  /** Sends the call. @throws ApiError */
  send(): Promise<unknown>;
}

/** A deletion that can still be undone or is being sent. */
export interface PendingDeletion extends Deletion {
  key: number;
  /** When it will be sent, in milliseconds since 1970. */
  at: number;
  /** The call was sent, so it can no longer be undone. */
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
    // The banner shows the error; the reloaded list shows the current state.
  }
  await get(reloadListAtom)?.run();
  set(removeAtom, key);
});

/** Deletes in ten seconds, unless the user undoes it. */
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

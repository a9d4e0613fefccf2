import { atom } from "jotai/vanilla";

const callsUnderWayAtom = atom(0);

/** On during every call. §7 */
export const isLoadingAtom = atom((get) => get(callsUnderWayAtom) > 0);

export const countCallAtom = atom(null, (get, set, change: 1 | -1) => {
  set(callsUnderWayAtom, get(callsUnderWayAtom) + change);
});

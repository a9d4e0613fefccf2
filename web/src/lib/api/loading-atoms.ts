import { atom } from "jotai/vanilla";

const pendingCallsAtom = atom(0);

/** True while at least one call is pending. §7 */
export const isLoadingAtom = atom((get) => get(pendingCallsAtom) > 0);

export const changePendingCallsAtom = atom(null, (get, set, change: 1 | -1) => {
  set(pendingCallsAtom, get(pendingCallsAtom) + change);
});

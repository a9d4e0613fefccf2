import { atom } from "jotai/vanilla";

/** True when the browser reports that there is no network connection. */
export const isOffline = (): boolean => globalThis.navigator?.onLine === false;

/** False during server rendering and hydration, so that both render the same markup. */
export const isOfflineAtom = atom(false);

isOfflineAtom.onMount = (set) => {
  const updateOfflineState = () => set(isOffline());
  updateOfflineState();
  window.addEventListener("online", updateOfflineState);
  window.addEventListener("offline", updateOfflineState);
  return () => {
    window.removeEventListener("online", updateOfflineState);
    window.removeEventListener("offline", updateOfflineState);
  };
};

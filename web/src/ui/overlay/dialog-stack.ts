import { useSyncExternalStore } from "react";

/** Where each open modal dialog shows messages, the uppermost last. What is outside it can be neither seen well nor heard. */
const openDialogs: HTMLElement[] = [];
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** A dialog that shows messages there is over those already open; answers how to take it away. */
export function pushDialog(messageContainer: HTMLElement): () => void {
  openDialogs.push(messageContainer);
  notifyListeners();
  return () => {
    openDialogs.splice(openDialogs.indexOf(messageContainer), 1);
    notifyListeners();
  };
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the uppermost open dialog shows messages; null while none is open. */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openDialogs.at(-1) ?? null,
    () => null,
  );
}

import { useSyncExternalStore } from "react";

/** Message containers of the open modal dialogs, the topmost last. Content outside the topmost dialog is dimmed and inert. */
const openDialogs: HTMLElement[] = [];
const listeners = new Set<() => void>();

const notifyListeners = () => {
  for (const listener of listeners) listener();
};

/** Registers the message container of a new topmost dialog. @returns a function that removes it */
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

/** Message container of the topmost dialog; null while none is open. */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(
    subscribe,
    () => openDialogs.at(-1) ?? null,
    () => null,
  );
}

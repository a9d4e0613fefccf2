import { useSyncExternalStore } from "react";

/** The modal dialogs that are open, the uppermost last. What is outside it can be neither seen well nor heard. */
const open: HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** Puts a dialog over those already open; answers how to take it away. */
export function putOnTop(dialog: HTMLDialogElement): () => void {
  open.push(dialog);
  tell();
  return () => {
    open.splice(open.indexOf(dialog), 1);
    tell();
  };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The uppermost open dialog, for what must be seen and heard over everything. */
export function useTopDialog(): HTMLDialogElement | null {
  return useSyncExternalStore(
    listen,
    () => open.at(-1) ?? null,
    () => null,
  );
}

import { useSyncExternalStore } from "react";

/** Where each open modal dialog shows messages, the uppermost last. What is outside it can be neither seen well nor heard. */
const open: HTMLElement[] = [];
const listeners = new Set<() => void>();

const tell = () => {
  for (const listener of listeners) listener();
};

/** A dialog that shows messages there is over those already open; answers how to take it away. */
export function putOnTop(messages: HTMLElement): () => void {
  open.push(messages);
  tell();
  return () => {
    open.splice(open.indexOf(messages), 1);
    tell();
  };
}

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Where the uppermost open dialog shows messages; null while none is open. */
export function useTopDialog(): HTMLElement | null {
  return useSyncExternalStore(
    listen,
    () => open.at(-1) ?? null,
    () => null,
  );
}

import { atom } from "jotai/vanilla";

/** The browser's own offer to install the app, which waits until it is asked for. Not in TypeScript's library yet. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Null while the browser offers nothing. */
export const installPromptAtom = atom<InstallPromptEvent | null>(null);

/** A new version is there and waits; what it holds makes it the one in use. */
export const activateUpdateAtom = atom<(() => void) | null>(null);

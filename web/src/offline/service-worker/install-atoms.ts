import { atom } from "jotai/vanilla";

/** The `beforeinstallprompt` event, stored until the user installs the app. Missing from TypeScript's DOM library. */
export interface InstallPromptEvent extends Event {
  prompt(): Promise<{ outcome: "accepted" | "dismissed" }>;
}

/** Null until the browser offers to install the app. */
export const installPromptAtom = atom<InstallPromptEvent | null>(null);

/** Function that activates a waiting new version; null when there is none. */
export const activateUpdateAtom = atom<(() => void) | null>(null);

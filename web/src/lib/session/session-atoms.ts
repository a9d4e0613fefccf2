import { atom } from "jotai/vanilla";
import { responseStatusAtom } from "../connection/response-status-atom.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { clearSessionData, deviceStoredAtom, storedAtom } from "../storage/stored-atom.ts";
import { parseSession, type Session, sessionKey } from "./session.ts";

export const sessionAtom = storedAtom<Session | null>(sessionKey, null, parseSession);

/** Replaces the token of the current session; the user stays the same. */
export const renewSessionAtom = atom(null, (get, set, renewed: Pick<Session, "token" | "expiry">) => {
  const session = get(sessionAtom);
  if (session) set(sessionAtom, { ...session, ...renewed });
});

export const isLoggedInAtom = atom((get) => get(sessionAtom) !== null);

export const isAdminAtom = atom((get) => {
  const role = get(sessionAtom)?.user.role;
  return role === "admin" || role === "root";
});

/** True from logout until the outbox store and the personal cache have been cleared; persisted, since the page may be closed in between. */
export const hasLoggedOutAtom = deviceStoredAtom("has-left", false, (stored) =>
  stored === true ? true : undefined,
);

/** Calls `changed` when someone logs in or out in another tab. @returns a function that unsubscribes */
export const subscribeToSessionInOtherTabs = (changed: () => void): (() => void) =>
  deviceStorage.subscribe(sessionKey, changed);

/**
 * Ends the session, also when the stored session is invalid, and resets its cart and deletes its data. A visitor who was not logged in keeps
 * them. §4
 */
export const endSessionAtom = atom(null, (get, set) => {
  if (get(sessionAtom) !== null || deviceStorage.has(sessionKey)) {
    clearSessionData(set);
  }
  set(sessionAtom, null);
  set(responseStatusAtom, null);
});

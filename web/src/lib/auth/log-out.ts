import { messages } from "@halkopiha/domain/messages.ts";
import { showBannerAtom } from "../notifications/banner-atoms.ts";
import { store } from "../storage/store.ts";
import { clearUserData } from "../storage/stored-atom.ts";
import { isExpired, isStoredSessionInvalid } from "./session.ts";
import { endSessionAtom, hasLoggedOutAtom, sessionAtom } from "./session-atoms.ts";

/** Ends the session and deletes all personal data on this device. §4 */
export function logOut(): void {
  store.set(endSessionAtom);
  clearUserData(store);
  store.set(hasLoggedOutAtom, true);
  store.set(showBannerAtom, "success", messages.loggedOut);
}

/** Runs once on load: ends a session that has expired or whose stored value is invalid. §4, §8 */
export function endInvalidSession(now: number): void {
  const session = store.get(sessionAtom);
  if (session && isExpired(session, now)) store.set(endSessionAtom);
  if (!isStoredSessionInvalid()) return;
  store.set(endSessionAtom);
  store.set(showBannerAtom, "warning", messages.sessionUnusable);
}

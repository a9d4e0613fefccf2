import type { endSession } from "@halkopiha/domain/contract/accounts/session.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { showBannerAtom } from "../notifications/banner-atoms.ts";
import { endExpiredSession } from "../session/expired-session.ts";
import { isStoredSessionInvalid, type Session } from "../session/session.ts";
import { endSessionAtom, hasLoggedOutAtom, sessionAtom } from "../session/session-atoms.ts";
import { store } from "../storage/store.ts";
import { clearUserData } from "../storage/stored-atom.ts";

/** Not by `api`, which is heavier than what every page loads. */
const sessionPath = "/api/users/session" satisfies (typeof endSession)["path"];

/** Ends a session on the server. Without a connection it ends there when it is not used. ADR 39 */
function endOnServer({ token }: Session): void {
  const headers = { authorization: `Bearer ${token}` };
  void fetch(sessionPath, { method: "DELETE", headers, keepalive: true }).catch(() => undefined);
}

/** Ends the session, here and on the server, and deletes all personal data on this device. §4 */
export function logOut(): void {
  const session = store.get(sessionAtom);
  if (session) endOnServer(session);
  store.set(endSessionAtom);
  clearUserData(store);
  store.set(hasLoggedOutAtom, true);
  store.set(showBannerAtom, "success", messages.loggedOut);
}

/** Runs once on load: ends a session that has expired or whose stored value is invalid. §4, §8 */
export function endInvalidSession(now: () => number): void {
  void endExpiredSession({ store, fetch, now });
  if (!isStoredSessionInvalid()) return;
  store.set(endSessionAtom);
  store.set(showBannerAtom, "warning", messages.sessionUnusable);
}

import { atom } from "jotai/vanilla";
import { resetCartAtom } from "../orders/cart-atoms.ts";
import { deviceStorage } from "../storage/device-storage.ts";
import { storedAtom, userStoredAtom } from "../storage/stored-atom.ts";
import { parseSession, type Session, sessionKey } from "./session.ts";

export const sessionAtom = storedAtom<Session | null>(sessionKey, null, parseSession);

/** The status of the last answer that was an error; 0 when no answer came, null when there is nothing to tell. §3 */
export const responseStatusAtom = storedAtom<number | null>("response-status", null, (stored) =>
  typeof stored === "number" && Number.isInteger(stored) && stored >= 0 && stored < 600 ? stored : undefined,
);

/** What was searched last, as the search's address asks for it: `?…`, or empty for the default search. §3 */
export const lastSearchAtom = userStoredAtom("search-form", "", (stored) =>
  typeof stored === "string" && /^[?].{1,500}$/.test(stored) ? stored : undefined,
);

/** The same person goes on with another token. */
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
export const hasLoggedOutAtom = storedAtom("has-left", false, (stored) =>
  stored === true ? true : undefined,
);

/** Tells when someone logs in or out in another tab; answers how to stop. */
export const subscribeToSessionInOtherTabs = (changed: () => void): (() => void) =>
  deviceStorage.subscribe(sessionKey, changed);

/** Ends the session, also one that was kept and is unusable: its cart is reset. Whoever was not logged in keeps theirs. §4 */
export const endSessionAtom = atom(null, (get, set) => {
  if (get(sessionAtom) !== null || deviceStorage.has(sessionKey)) set(resetCartAtom);
  set(sessionAtom, null);
  set(responseStatusAtom, null);
});

import { messages } from "@halkopiha/domain/messages.ts";
import { showBannerAtom } from "./banner-atoms.ts";
import { contactDraftAtom, emptyContact } from "./contact-draft-atoms.ts";
import { isExpired, isKeptSessionUnusable } from "./session.ts";
import { endSessionAtom, hasLeftAtom, sessionAtom } from "./session-atoms.ts";
import { emptySignUp, signUpAtom } from "./sign-up-atoms.ts";
import { store } from "./store.ts";
import { forgetPersonal } from "./stored-atom.ts";

/** What a person who is done leaves behind: nothing. §4 */
export function logOut(): void {
  store.set(endSessionAtom);
  store.set(contactDraftAtom, emptyContact);
  store.set(signUpAtom, emptySignUp);
  forgetPersonal(store);
  store.set(hasLeftAtom, true);
  store.set(showBannerAtom, "success", messages.loggedOut);
}

/** Once on load: a session that has run out or been tampered with ends here. §4, §8 */
export function checkKeptSession(now: number): void {
  const session = store.get(sessionAtom);
  if (session && isExpired(session, now)) store.set(endSessionAtom);
  if (!isKeptSessionUnusable()) return;
  store.set(endSessionAtom);
  store.set(showBannerAtom, "warning", messages.sessionUnusable);
}

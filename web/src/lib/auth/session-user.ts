import type { User } from "@halkopiha/domain/accounts/user.ts";
import { atom } from "jotai/vanilla";
import type { SessionUser } from "./session.ts";
import { sessionAtom } from "./session-atoms.ts";

/** The part of an account that is stored with the session. */
export function toSessionUser({ _id, username, role, userAccount }: User): SessionUser {
  return { _id, username, role, ...(!userAccount.isActive && { isInactive: true }) };
}

/** Remembers whether the account of the session is active, as the server has answered. */
export const rememberActivationAtom = atom(null, (get, set, user: User) => {
  const session = get(sessionAtom);
  if (session?.user._id !== user._id || Boolean(session.user.isInactive) === !user.userAccount.isActive)
    return;
  set(sessionAtom, { ...session, user: toSessionUser(user) });
});

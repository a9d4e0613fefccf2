import type { User } from "@halkopiha/domain/accounts/user.ts";
import { atom } from "jotai/vanilla";
import type { SessionUser } from "./session.ts";
import { sessionAtom } from "./session-atoms.ts";

/** An account, as a login or its verification answers it. */
interface Account {
  user: User;
  lacksSecondFactor?: boolean | undefined;
}

/** The part of an account that is stored with the session. */
export function toSessionUser({ user, lacksSecondFactor }: Account): SessionUser {
  const { _id, username, role, userAccount } = user;
  return {
    _id,
    username,
    role,
    ...(!userAccount.isActive && { isInactive: true }),
    ...(lacksSecondFactor && { lacksSecondFactor }),
  };
}

/** Remembers of the session's account, as the server has answered it, whether it is active and lacks a second factor. */
export const rememberAccountAtom = atom(null, (get, set, account: Account) => {
  const session = get(sessionAtom);
  if (session?.user._id !== account.user._id) return;
  const { isInactive, lacksSecondFactor } = toSessionUser(account);
  const { user } = session;
  if (user.isInactive === isInactive && user.lacksSecondFactor === lacksSecondFactor) return;
  set(sessionAtom, { ...session, user: toSessionUser(account) });
});

/** Notes that the second factor is set up: the user has an admin's rights from now on. */
export const rememberSecondFactorAtom = atom(null, (get, set) => {
  const session = get(sessionAtom);
  if (!session?.user.lacksSecondFactor) return;
  const { lacksSecondFactor: _, ...user } = session.user;
  set(sessionAtom, { ...session, user });
});

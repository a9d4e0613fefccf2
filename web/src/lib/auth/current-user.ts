import { isClosed, type User } from "@halkopiha/domain/accounts/user.ts";
import { useState } from "react";
import { isLoggedInAtom, sessionAtom } from "../session/session-atoms.ts";
import { store } from "../storage/store.ts";
import { redirectToLogin } from "./return-path.ts";
import { fetchCurrentUser } from "./verify-session.ts";

/** The pending request and its token; a page and its section that ask at the same time share it. */
let pendingRequest: { token: string; user: Promise<User> } | undefined;

/**
 * Loads the account of the current user; visitors who are not logged in are redirected. §2
 * @throws Redirect, ApiError
 */
export async function loadCurrentUser(request: Request): Promise<User> {
  const token = store.get(sessionAtom)?.token;
  if (!token || !store.get(isLoggedInAtom)) throw redirectToLogin(request);
  if (pendingRequest?.token === token) return pendingRequest.user;
  // `readUser` returns the same, but its module imports the form schemas and with them the validation of international phone numbers.
  const user = fetchCurrentUser();
  pendingRequest = { token, user };
  const clearPending = () => {
    if (pendingRequest?.user === user) pendingRequest = undefined;
  };
  user.then(clearPending, clearPending);
  return user;
}

/**
 * Whether the account may see orders: an active one, or one that has been closed, whose open orders are still to be delivered. Asks the server
 * only if it was not active when it was last loaded, because an admin may have activated it since.
 */
export async function maySeeOrders(request: Request): Promise<boolean> {
  if (!store.get(sessionAtom)?.user.isInactive) return true;
  const { userAccount } = await loadCurrentUser(request);
  return userAccount.isActive || isClosed(userAccount);
}

/** The newest version of the account: as loaded, or as saved since. */
export function useLatestUser(loaded: User): [newest: User, onSaved: (user: User) => void] {
  const [saved, onSaved] = useState(loaded);
  return [saved._id === loaded._id && saved.updatedAt > loaded.updatedAt ? saved : loaded, onSaved];
}

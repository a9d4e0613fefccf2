import type { User } from "@halkopiha/domain/accounts/user.ts";
import { useState } from "react";
import { redirect } from "react-router-dom";
import { paths } from "../routing/paths.ts";
import { store } from "../storage/store.ts";
import { isLoggedInAtom, sessionAtom } from "./session-atoms.ts";
import { fetchCurrentUser } from "./verify-session.ts";

/** The call that is under way, and whose it is: a page and its section ask at once. */
let pendingRequest: { token: string; user: Promise<User> } | undefined;

/**
 * The account of whoever is logged in; the rest go to the front page. §2
 * @throws Redirect, ApiError
 */
export async function loadCurrentUser(): Promise<User> {
  const token = store.get(sessionAtom)?.token;
  if (!token || !store.get(isLoggedInAtom)) throw redirect(paths.front);
  if (pendingRequest?.token === token) return pendingRequest.user;
  // `readUser` tells the same, but its file brings the schemas of the forms, which judge the world's phone numbers.
  const user = fetchCurrentUser();
  pendingRequest = { token, user };
  const clearPending = () => {
    if (pendingRequest?.user === user) pendingRequest = undefined;
  };
  user.then(clearPending, clearPending);
  return user;
}

/** The account as it is now: as it was loaded, or as it was saved since. */
export function useLatestUser(loaded: User): [newest: User, onSaved: (user: User) => void] {
  const [saved, onSaved] = useState(loaded);
  return [saved._id === loaded._id && saved.updatedAt > loaded.updatedAt ? saved : loaded, onSaved];
}

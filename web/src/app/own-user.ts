import type { User } from "@halkopiha/domain/accounts/user.ts";
import { useState } from "react";
import { redirect } from "react-router-dom";
import { paths } from "./paths.ts";
import { isLoggedInAtom, sessionAtom } from "./session-atoms.ts";
import { store } from "./store.ts";
import { fetchOwnUser } from "./verify.ts";

/** The call that is under way, and whose it is: a page and its section ask at once. */
let asked: { token: string; user: Promise<User> } | undefined;

/**
 * The account of whoever is logged in; the rest go to the front page. §2
 * @throws Redirect, ApiError
 */
export async function loadOwnUser(): Promise<User> {
  const token = store.get(sessionAtom)?.token;
  if (!token || !store.get(isLoggedInAtom)) throw redirect(paths.front);
  if (asked?.token === token) return asked.user;
  // `readUser` tells the same, but its file brings the schemas of the forms, which judge the world's phone numbers.
  const user = fetchOwnUser();
  asked = { token, user };
  const forget = () => {
    if (asked?.user === user) asked = undefined;
  };
  user.then(forget, forget);
  return user;
}

/** The account as it is now: as it was loaded, or as it was saved since. */
export function useNewest(loaded: User): [newest: User, onSaved: (user: User) => void] {
  const [saved, onSaved] = useState(loaded);
  return [saved._id === loaded._id && saved.updatedAt > loaded.updatedAt ? saved : loaded, onSaved];
}

import { verifyToken } from "@halkopiha/domain/contract/session.ts";
import type { User } from "@halkopiha/domain/user.ts";
import { useState } from "react";
import { api } from "../../app/api.ts";
import { paths } from "../../app/paths.ts";
import { redirect } from "../../app/routing/page-route.ts";
import { isLoggedInAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

/**
 * The account of whoever is logged in; the rest go to the front page. §2
 * @throws Redirect, ApiError
 */
export async function loadOwnUser(): Promise<User> {
  if (!store.get(isLoggedInAtom)) throw redirect(paths.front);
  // `readUser` tells the same, but its file brings the schemas of the forms, which judge the world's phone numbers.
  return (await api(verifyToken, {})).user;
}

/** The account as it is now: as it was loaded, or as it was saved since. */
export function useNewest(loaded: User): [newest: User, onSaved: (user: User) => void] {
  const [saved, onSaved] = useState(loaded);
  return [saved._id === loaded._id && saved.updatedAt > loaded.updatedAt ? saved : loaded, onSaved];
}

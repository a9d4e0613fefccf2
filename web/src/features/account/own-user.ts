import { readUser } from "@halkopiha/domain/contract/people.ts";
import type { User } from "@halkopiha/domain/user.ts";
import { useState } from "react";
import { api } from "../../app/api.ts";
import { paths } from "../../app/paths.ts";
import { redirect } from "../../app/routing/page-route.ts";
import { sessionAtom } from "../../app/session-atoms.ts";
import { store } from "../../app/store.ts";

/**
 * The account of whoever is logged in; the rest go to the front page. §2
 * @throws Redirect, ApiError
 */
export async function loadOwnUser(): Promise<User> {
  const session = store.get(sessionAtom);
  if (!session) throw redirect(paths.front);
  return (await api(readUser, { params: { id: session.user._id } })).user;
}

/** The account as it is now: as it was loaded, or as it was saved since. */
export function useNewest(loaded: User): [newest: User, onSaved: (user: User) => void] {
  const [saved, onSaved] = useState(loaded);
  return [saved._id === loaded._id && saved.updatedAt > loaded.updatedAt ? saved : loaded, onSaved];
}

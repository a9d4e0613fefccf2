import { redirect } from "react-router-dom";
import { paths } from "../../../lib/routing/paths.ts";
import { isAdminAtom } from "../../../lib/auth/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";

/**
 * For the loaders of the panel's pages, which begin before the panel's own has judged. §2
 * @throws Redirect to the front page for everyone else
 */
export function requireAdmin(): void {
  if (!store.get(isAdminAtom)) throw redirect(paths.front);
}

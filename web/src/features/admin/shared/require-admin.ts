import { redirect } from "react-router-dom";
import { isAdminAtom } from "../../../lib/auth/session-atoms.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { store } from "../../../lib/storage/store.ts";

/** Guard for loaders of admin pages. React Router runs the loaders of a branch in parallel, so the guard of the parent is not enough. §2 */
export function requireAdmin(): void {
  if (!store.get(isAdminAtom)) throw redirect(paths.front);
}

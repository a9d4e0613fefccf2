import { redirect } from "react-router-dom";
import { ApiError } from "../../../lib/api/errors.ts";
import { redirectToLogin } from "../../../lib/auth/return-path.ts";
import { paths } from "../../../lib/routing/paths.ts";
import { isAdminAtom, isLoggedInAtom, sessionAtom } from "../../../lib/session/session-atoms.ts";
import { store } from "../../../lib/storage/store.ts";

/**
 * Guard for loaders of admin pages: visitors are redirected to the login, other users to the front page, and admins who lack the second factor
 * to their own account, where they set it up. React Router runs the loaders of a branch in parallel, so the guard of the parent is not
 * enough. §2
 */
export function requireAdmin(request: Request): void {
  if (!store.get(isLoggedInAtom)) throw redirectToLogin(request);
  if (!store.get(isAdminAtom)) throw redirect(paths.front);
  const isOwnAccount = new URL(request.url).pathname === paths.adminOwnAccount;
  if (store.get(sessionAtom)?.user.lacksSecondFactor && !isOwnAccount) throw redirect(paths.adminOwnAccount);
}

/**
 * Guard for loaders of pages for the role `root` only; other admins are told so. §6
 * @throws ApiError `forbidden`, which the route's ErrorBoundary shows
 */
export function requireRoot(request: Request): void {
  requireAdmin(request);
  if (store.get(sessionAtom)?.user.role === "root") return;
  throw new ApiError(403, "Tämän sivun näkee vain pääkäyttäjä.", "forbidden");
}

import { redirect } from "react-router-dom";
import { isLinkPage } from "../routing/link-secret.ts";
import { paths } from "../routing/paths.ts";

/** Query parameter of the login page: the path to open after the login. */
const returnParam = "paluu";

/** An origin that only resolves relative paths. */
const anyOrigin = "https://halkopiha.invalid";

/**
 * Path of the login page that leads back to a page after the login. The secret of a mailed link stays in the fragment, which browsers send to
 * no server; another fragment names a dialog and is left out.
 */
export function toLoginPath({
  pathname,
  search,
  hash,
}: Pick<Location, "pathname" | "search" | "hash">): string {
  const to = pathname + search;
  return `${paths.login}?${new URLSearchParams({ [returnParam]: to })}${isLinkPage(pathname) ? hash : ""}`;
}

/**
 * The path to open after the login, from the login page's query; null when there is none or it leads elsewhere. Only paths of this origin
 * are accepted: browsers read `//host`, also with backslashes or hidden in `/.//host`, as another host.
 */
export function parseReturnPath(search: string): string | null {
  const value = new URLSearchParams(search).get(returnParam);
  if (value === null || !value.startsWith("/") || !URL.canParse(value, anyOrigin)) return null;
  const url = new URL(value, anyOrigin);
  if (url.origin !== anyOrigin || url.pathname.startsWith("//") || url.pathname.startsWith(paths.login)) {
    return null;
  }
  return url.pathname + url.search;
}

/** The path to open after the login: where the user was going, or the start page of their role. §6 */
export function resolvePathAfterLogin(
  { search, hash }: Pick<Location, "search" | "hash">,
  isAdmin: boolean,
): string {
  const path = parseReturnPath(search);
  if (path === null) return isAdmin ? paths.admin : paths.profile;
  return isLinkPage(new URL(path, anyOrigin).pathname) ? path + hash : path;
}

/** The start pages of the profile and of the admin panel lead visitors to the front page. §2 */
const startPages: readonly string[] = [paths.profile, paths.admin, paths.admin.replace(/\/$/, "")];

/** Redirects a visitor from a page that requires a login: to the login page and back, or to the front page. §2 */
export function redirectToLogin(request: Request): Response {
  const url = new URL(request.url);
  return redirect(startPages.includes(url.pathname) ? paths.front : toLoginPath(url));
}

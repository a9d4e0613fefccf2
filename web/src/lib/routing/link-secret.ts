import { type MailedLink, mailedLinks } from "@halkopiha/domain/messaging/mailed-links.ts";
import { matchPath } from "react-router-dom";

/** The links whose page is at a path. */
const findLinks = (pathname: string): MailedLink[] =>
  Object.values(mailedLinks).filter(({ path }) => matchPath(path, pathname) !== null);

/** Whether the page at a path is that of a mailed link, so that its fragment is a secret. */
export const isLinkPage = (pathname: string): boolean => findLinks(pathname).length > 0;

/** The secret of a link in the fragment of its page; null when there is none. */
export const readSecret = ({ secret }: MailedLink, hash: string): string | null =>
  new URLSearchParams(hash.slice(1)).get(secret) || null;

/**
 * Moves the secret of an old link from the query into the fragment. Called before the app requests anything from the API, whose log would
 * get the query in the `Referer`.
 */
export function moveSecretToFragment(
  { pathname, search }: Pick<Location, "pathname" | "search">,
  history: Pick<History, "replaceState" | "state">,
): void {
  const query = new URLSearchParams(search);
  const names = findLinks(pathname).flatMap(({ secret }) => (query.has(secret) ? [secret] : []));
  if (names.length === 0) return;
  const fragment = names.map((name) => `${name}=${encodeURIComponent(query.get(name) ?? "")}`).join("&");
  for (const name of names) query.delete(name);
  const rest = query.size > 0 ? `?${query}` : "";
  history.replaceState(history.state, "", `${pathname}${rest}#${fragment}`);
}

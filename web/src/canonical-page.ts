import {
  formatListings,
  formatSearch,
  parseListings,
  parseSearch,
} from "./features/search/filters/search-query.ts";
import { paths } from "./lib/routing/paths.ts";
import { readWanted, writeWanted } from "./market/door/wanted.ts";

/** The query of a page that shows prices at a door, as the app writes it. */
function formatWanted(query: URLSearchParams): string {
  const written = new URLSearchParams();
  const wanted = readWanted(query);
  if (wanted) writeWanted(written, wanted);
  return `?${written}`;
}

function formatQuery(path: string, query: URLSearchParams): string {
  if (path === paths.search) return formatSearch(parseSearch(query));
  if (path === paths.listings) return formatListings(parseListings(query));
  return path === paths.landing ? "?" : formatWanted(query);
}

/**
 * Whether a URL is the one under which the CDN keeps a page: without escapes in its path, and with the query as the app writes it. Unknown
 * and repeated names, invalid values and another order make other URLs of the same page, of which there are any number.
 * @param path the path pattern of the page's route
 */
export function isCanonicalPage(path: string, { pathname, search, searchParams }: URL): boolean {
  const isPlain = /^(?:\/[\w~-]+)+$/.test(pathname) && (path.includes(":") || pathname === path);
  return isPlain && (search || "?") === formatQuery(path, searchParams);
}

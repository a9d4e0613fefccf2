import { createPathPattern } from "@halkopiha/domain/contract/call.ts";

const withoutLastSlash = (path: string) => path.replace(/\/$/, "");

/**
 * The decoded parameters of a path pattern with `:name`, as a path has them, with or without a slash at the end; null when the path does not
 * match, or is no UTF-8.
 */
export function matchPath(pattern: string, pathname: string): Readonly<Record<string, string>> | null {
  const match = createPathPattern(withoutLastSlash(pattern)).exec(withoutLastSlash(pathname));
  if (!match) return null;
  try {
    const params = Object.entries(match.groups ?? {});
    return Object.fromEntries(params.map(([name, value]) => [name, decodeURIComponent(value)]));
  } catch {
    return null;
  }
}

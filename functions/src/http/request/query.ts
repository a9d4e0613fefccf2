import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { type Call, createPathPattern } from "@halkopiha/domain/contract/call.ts";
import * as z from "zod/mini";

/** The query parameters of a call, in the order of its schema. */
const knownNames = ({ query }: Call): string[] =>
  query instanceof z.ZodMiniObject ? Object.keys(query.shape) : [];

const parseSearchParams = (address: string) => new URLSearchParams(address.split("?", 2)[1] ?? "");

/** Maximum length of an unknown name in an error message. */
const maxName = 40;

/**
 * Parses the query string. Unknown and repeated names are rejected, because the CDN caches every URL separately.
 * @throws AppError `invalid` naming them
 */
export function readQuery(call: Call, address: string): Record<string, string> {
  const params = parseSearchParams(address);
  const known = knownNames(call);
  const fieldErrors = new Map<string, string>();
  for (const name of new Set(params.keys())) {
    const message = !known.includes(name)
      ? "Tuntematon hakuehto."
      : params.getAll(name).length > 1 && "Hakuehdon voi antaa vain kerran.";
    if (message) fieldErrors.set(name.slice(0, maxName), message);
  }
  if (fieldErrors.size > 0) throw new AppError("invalid", { fields: Object.fromEntries(fieldErrors) });
  return Object.fromEntries(params);
}

/**
 * The path of a call without path parameters, with this query in the order of its schema; null when it is already in that order. All its
 * names must be known. No other part of the URL is repeated, since it could name another host.
 */
export function toCanonicalUrl(call: Call, address: string): string | null {
  const order = knownNames(call);
  const names = [...parseSearchParams(address).keys()];
  const ordered = names.toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
  if (ordered.every((name, index) => name === names[index])) return null;
  const params = parseSearchParams(address);
  const query = new URLSearchParams(ordered.map((name): [string, string] => [name, params.get(name) ?? ""]));
  return `${call.path}?${query}`;
}

/** Whether the URL is in canonical form: its ids are written without escapes. Only canonical URLs are cached. */
export function isCanonicalUrl({ path }: Call, address: string): boolean {
  const [pathname = ""] = address.split("?", 1);
  const pattern = createPathPattern(path, "[\\w-]+");
  const query = parseSearchParams(address).toString();
  return pattern.test(pathname) && address === (query === "" ? pathname : `${pathname}?${query}`);
}

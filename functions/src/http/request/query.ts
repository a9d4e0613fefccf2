import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import { type Call, createPathPattern } from "@halkopiha/domain/contract/call.ts";
import { getQueryFields, toCanonicalQuery } from "@halkopiha/domain/contract/canonical-query.ts";

const parseSearchParams = (address: string) => new URLSearchParams(address.split("?", 2)[1] ?? "");

/** Maximum length of an unknown name in an error message. */
const maxName = 40;

/**
 * Parses the query string; an empty value means the same as none. Unknown and repeated names are rejected, because they are errors that
 * would otherwise go unnoticed.
 * @throws AppError `invalid` naming them
 */
export function readQuery(call: Call, address: string): Record<string, string> {
  const params = parseSearchParams(address);
  const known = Object.keys(getQueryFields(call));
  const fieldErrors = new Map<string, string>();
  for (const name of new Set(params.keys())) {
    const message = !known.includes(name)
      ? "Tuntematon hakuehto."
      : params.getAll(name).length > 1 && "Hakuehdon voi antaa vain kerran.";
    if (message) fieldErrors.set(name.slice(0, maxName), message);
  }
  if (fieldErrors.size > 0) throw new AppError("invalid", { fields: Object.fromEntries(fieldErrors) });
  return Object.fromEntries([...params].filter(([, value]) => value !== ""));
}

/**
 * Whether the URL is the one under which the CDN caches an answer: ids without escapes, and the query as `toCanonicalQuery` writes it. Every
 * other URL with the same meaning is answered too, but not cached.
 */
export function isCanonicalUrl(call: Call, address: string): boolean {
  const [pathname = ""] = address.split("?", 1);
  const pattern = createPathPattern(call.path, "[\\w-]+");
  const sent = Object.fromEntries(parseSearchParams(address));
  const query = new URLSearchParams(toCanonicalQuery(call, sent)).toString();
  return pattern.test(pathname) && address === (query === "" ? pathname : `${pathname}?${query}`);
}

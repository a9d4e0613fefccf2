import { ApiError } from "../api/errors.ts";

/**
 * Messages of what is no fault of the app: a lost connection, a chunk that is gone after a release (`stale-chunks.ts` reloads the page), and a
 * notice of browsers that observed sizes have changed again.
 */
const expected = [
  /^(?:Failed to fetch|Load failed|NetworkError when attempting|The network connection was lost)/,
  /(?:dynamically imported module|Importing a module script failed|could not be loaded)/,
  /^ResizeObserver loop/,
];

/** Names of errors of the browser's own functions that end with a page, or for want of a connection. */
const expectedNames: ReadonlySet<string> = new Set(["AbortError", "NetworkError", "TimeoutError"]);

/** Whether the innermost place of a stack that has a URL is a file of this site, and not of an extension or of another site's script. */
function isOfSite(stack: string, origin: string): boolean {
  const [url] = /[a-z][a-z-]*:\/\/[^\s)]+/.exec(stack) ?? [];
  return url === undefined || url.startsWith(`${origin}/`);
}

/** The stack without the message, which may have URLs too. */
const withoutMessage = ({ message, stack = "" }: Error) => stack.replace(message, "");

/**
 * Whether an error is a fault of the app that somebody has to know of. The server has counted its own, which are answered as ApiError; only
 * an answer that does not fit its schema is first seen here. Extensions throw what is no Error.
 */
export function isOwnError(error: unknown, origin: string): error is Error {
  if (!(error instanceof Error) || expectedNames.has(error.name)) return false;
  if (error instanceof ApiError) return error.code === "unreadable";
  return !expected.some((pattern) => pattern.test(error.message)) && isOfSite(withoutMessage(error), origin);
}

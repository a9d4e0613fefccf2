interface Prefetch {
  response: Promise<Response>;
  /** The header it was requested with: an answer for one person is given to that person only. */
  authorization: string | null;
}

declare global {
  /** Answers that `prefetch.ts` has requested before the app was loaded, by their addresses. */
  var halkopihaPrefetches: Map<string, Prefetch> | undefined;
}

/** Milliseconds after which an answer that nobody has taken is too old; a slow network may take as long to bring the app. */
const maxAge = 60_000;

/** Requests an answer that the page is going to need, with the token of whoever it belongs to. */
export function prefetch(address: string, token?: string): Promise<Response> {
  const authorization = token === undefined ? null : `Bearer ${token}`;
  const headers = { accept: "application/json", ...(authorization !== null && { authorization }) };
  const response = fetch(address, { headers });
  // The page that takes it handles the error.
  response.catch(() => undefined);
  globalThis.halkopihaPrefetches ??= new Map();
  globalThis.halkopihaPrefetches.set(address, { response, authorization });
  setTimeout(() => globalThis.halkopihaPrefetches?.delete(address), maxAge);
  return response.then((answer) => answer.clone());
}

function takePrefetched(address: string, headers: HeadersInit | undefined): Promise<Response> | undefined {
  const { response, authorization } = globalThis.halkopihaPrefetches?.get(address) ?? {};
  globalThis.halkopihaPrefetches?.delete(address);
  const isAllowed = !authorization || authorization === new Headers(headers).get("authorization");
  return isAllowed ? response : undefined;
}

/** `fetch`, which takes a prefetched answer once instead of requesting it again. */
export const fetchPrefetched: typeof fetch = (url, init = {}) => {
  const mayBePrefetched = (init.method ?? "GET") === "GET" && init.cache !== "reload";
  return (mayBePrefetched && takePrefetched(String(url), init.headers)) || fetch(url, init);
};

interface Prefetch {
  response: Promise<Response>;
  /** The body, if the page was rendered from this answer. */
  rendered?: unknown;
  /** The Authorization header of the request: a response for one user is only given to a call with the same header. */
  authorization: string | null;
}

declare global {
  /** Responses that `prefetch.ts` requested before the app was loaded, by URL. */
  var halkopihaPrefetches: Map<string, Prefetch> | undefined;
}

/** Milliseconds until an unused response is discarded; on a slow network, loading the app may take about as long. */
const maxAge = 60_000;

/** Keeps a response for the call that is going to need it; `authorization` is the header of its request. */
export function storePrefetched(
  address: string,
  response: Promise<Response>,
  authorization: string | null = null,
): void {
  globalThis.halkopihaPrefetches ??= new Map();
  globalThis.halkopihaPrefetches.set(address, { response, authorization });
  setTimeout(() => globalThis.halkopihaPrefetches?.delete(address), maxAge);
}

/** Keeps the body of a successful answer that the page was rendered from, for the call that is going to need it. */
export function storeRendered(address: string, body: unknown): void {
  storePrefetched(address, Promise.resolve(Response.json(body)));
  const stored = globalThis.halkopihaPrefetches?.get(address);
  if (stored) stored.rendered = body;
}

/** The body that the page was rendered from, once; undefined for an answer that the server must be asked for. */
export function takeRendered(address: string): unknown {
  const rendered = globalThis.halkopihaPrefetches?.get(address)?.rendered;
  if (rendered !== undefined) globalThis.halkopihaPrefetches?.delete(address);
  return rendered;
}

/**
 * Requests a response that the page is going to need, with the token of the current user if one is given. Undefined when it is there
 * already, with the page that was rendered from it.
 */
export function prefetch(address: string, token?: string): Promise<Response> | undefined {
  const authorization = token === undefined ? null : `Bearer ${token}`;
  if (globalThis.halkopihaPrefetches?.get(address)?.authorization === authorization) return undefined;
  const headers = { accept: "application/json", ...(authorization !== null && { authorization }) };
  const response = fetch(address, { headers });
  // The call that uses the response handles the error.
  response.catch(() => undefined);
  storePrefetched(address, response, authorization);
  return response.then((answer) => answer.clone());
}

function takePrefetched(address: string, headers: HeadersInit | undefined): Promise<Response> | undefined {
  const { response, authorization } = globalThis.halkopihaPrefetches?.get(address) ?? {};
  globalThis.halkopihaPrefetches?.delete(address);
  const isAllowed = !authorization || authorization === new Headers(headers).get("authorization");
  return isAllowed ? response : undefined;
}

/** `fetch` that uses a prefetched response once instead of requesting it again. */
export const fetchPrefetched: typeof fetch = (url, init = {}) => {
  const mayBePrefetched = (init.method ?? "GET") === "GET" && init.cache !== "reload";
  const prefetched = mayBePrefetched && takePrefetched(String(url), init.headers);
  return prefetched || fetch(url, init);
};

import {
  buildPath,
  type Call,
  type Request as RequestOf,
  type ResponseBody,
} from "@halkopiha/domain/contract/call.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { createStore } from "jotai/vanilla";
import { endExpiredSession } from "../auth/expired-session.ts";
import { endSessionAtom, responseStatusAtom, sessionAtom } from "../auth/session-atoms.ts";
import { readServerClock } from "../format/server-clock.ts";
import { showBannerAtom } from "../notifications/banner-atoms.ts";
import { store } from "../storage/store.ts";
import { ApiError, parseApiError } from "./errors.ts";
import { changePendingCallsAtom } from "./loading-atoms.ts";
import { fetchPrefetched } from "./prefetch.ts";
import { cachedAtHeader } from "./response-cache.ts";
import { withQuery } from "./with-query.ts";

export interface RequestParts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  /** A Blob to upload; a File is sent under its own file name. */
  upload?: unknown;
}

export interface CallOptions {
  /** The caller shows that there was no response; the banner shows other errors. §8 */
  handlesNoResponse?: boolean;
  /** The caller shows all errors, and the banner none but an expired session. §7, §8 */
  handlesErrors?: boolean;
  signal?: AbortSignal;
  /** The cache mode of `fetch`: `reload` bypasses the caches of the browser and the service worker. */
  cache?: "reload" | undefined;
  /** Replaces the browser's `fetch` for this call. */
  transport?: typeof fetch;
  /** Called when the response comes from the service worker's cache, with the time at which it was cached (ISO 8601). */
  onCached?(at: string): void;
}

interface ApiDeps {
  fetch: typeof fetch;
  store: ReturnType<typeof createStore>;
  now(): number;
}

function buildHeaders(
  { file }: Call,
  { headers = {}, body }: RequestParts,
  token: string | undefined,
): Headers {
  const all = new Headers({ accept: file?.contentType ?? "application/json" });
  if (body !== undefined) all.set("content-type", "application/json");
  if (token) all.set("authorization", `Bearer ${token}`);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) all.set(name, value);
  return all;
}

function buildBody({ upload: spec }: Call, { body, upload }: RequestParts): BodyInit | undefined {
  if (!spec) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  if (upload instanceof Blob) form.append(spec.field, upload);
  return form;
}

const createNoResponseError = () => new ApiError(0, messages.noResponse, "noResponse");

/**
 * Parses a response with the schema of its call.
 * @throws ApiError when the response does not match the schema, or a download was interrupted
 */
async function parseResponse(
  call: Call,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (call.file) {
    return response.blob().catch((cause: unknown) => {
      throw signal?.aborted ? cause : createNoResponseError();
    });
  }
  const read = call.response.safeParse(await response.json().catch(() => undefined));
  if (!read.success) throw new ApiError(502, messages.serverError, "unreadable");
  return read.data;
}

/** Creates the API client, which accepts every call of the contract. */
export function createApi({ fetch, store, now }: ApiDeps) {
  function reportError(
    error: ApiError,
    call: Call,
    { bearer, hadSession }: { bearer: string | undefined; hadSession: boolean },
    { handlesNoResponse, handlesErrors }: CallOptions,
  ): void {
    const needsLogin = call.access !== "anyone" && call.access !== "visitor";
    // A part of a page may call just after the user has logged out: nothing has expired then.
    if (error.status === 401 && needsLogin && !hadSession) return;
    if (error.status === 401 && (bearer !== undefined || needsLogin)) {
      // A late 401 for an earlier token says nothing about the session now: it was logged out, here or in another tab, or is a newer one.
      if (store.get(sessionAtom)?.token !== bearer) return;
      store.set(endSessionAtom);
      store.set(responseStatusAtom, 401);
      store.set(showBannerAtom, "danger", messages.sessionExpired);
      return;
    }
    store.set(responseStatusAtom, error.status);
    // The profile of an account that is not active says so itself, and its sections load beside it. §2
    const isReportedByPage =
      error.code === "notActive" || handlesErrors || (handlesNoResponse && error.status === 0);
    if (!isReportedByPage) store.set(showBannerAtom, "danger", error.message);
  }

  /** A response from the service worker's cache means that the server was not reached. */
  function reportResponse(isCached: boolean): void {
    if (isCached) store.set(responseStatusAtom, 0);
    else if (store.get(responseStatusAtom) === 0) store.set(responseStatusAtom, null);
  }

  async function send(call: Call, parts: RequestParts, bearer: string | undefined, options: CallOptions) {
    const { signal, cache, onCached, transport = fetch } = options;
    const body = buildBody(call, parts);
    const response = await transport(withQuery(buildPath(call, parts.params), parts.query), {
      method: call.method,
      headers: buildHeaders(call, parts, bearer),
      credentials: "same-origin",
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      ...(cache && { cache }),
    }).catch((cause: unknown) => {
      throw signal?.aborted ? cause : createNoResponseError();
    });
    const cachedAt = response.headers.get(cachedAtHeader);
    if (!cachedAt) readServerClock(response, now());
    if (!response.ok) throw await parseApiError(response);
    if (cachedAt) onCached?.(cachedAt);
    reportResponse(cachedAt !== null);
    return parseResponse(call, response, signal);
  }

  async function api<C extends Call>(
    call: C,
    request: RequestOf<C> & RequestParts,
    options?: CallOptions,
  ): Promise<ResponseBody<C, Blob>>;
  async function api(call: Call, request: RequestParts, options: CallOptions = {}) {
    const hadSession = store.get(sessionAtom) !== null;
    store.set(changePendingCallsAtom, 1);
    const ending = endExpiredSession({ store, fetch, now });
    if (ending) await ending;
    const bearer = store.get(sessionAtom)?.token;
    try {
      return await send(call, request, bearer, options);
    } catch (error) {
      if (error instanceof ApiError) reportError(error, call, { bearer, hadSession }, options);
      throw error;
    } finally {
      store.set(changePendingCallsAtom, -1);
    }
  }
  return api;
}

let transport: typeof fetch = fetchPrefetched;

/** Replaces the `fetch` of all calls: the server that renders pages answers them itself. */
export function setTransport(fetch: typeof transport): void {
  transport = fetch;
}

export const api = createApi({
  fetch: (...request) => transport(...request),
  // The server renders pages of many visitors, and reports the errors of their calls to none of them.
  store: import.meta.env.SSR ? createStore() : store,
  now: () => Date.now(),
});

import { appVersion, appVersionHeader } from "@halkopiha/domain/contract/app-version.ts";
import {
  buildPath,
  type Call,
  isSafe,
  type Request as RequestOf,
  type ResponseBody,
} from "@halkopiha/domain/contract/call.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import { createStore } from "jotai/vanilla";
import { createAppCheck } from "../app-check/app-check.ts";
import { responseStatusAtom } from "../connection/response-status-atom.ts";
import { readServerClock } from "../format/server-clock.ts";
import { showBannerAtom } from "../notifications/banner-atoms.ts";
import { reloadNewest } from "../routing/reload-newest.ts";
import { endExpiredSession } from "../session/expired-session.ts";
import { endSessionAtom, sessionAtom } from "../session/session-atoms.ts";
import { store } from "../storage/store.ts";
import type { DeferredCall } from "./deferred-call.ts";
import { ApiError, parseApiError } from "./errors.ts";
import { changePendingCallsAtom } from "./loading-atoms.ts";
import { fetchPrefetched, takeRendered } from "./prefetch.ts";
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

type AnyCall = Call | DeferredCall<Call>;

function buildHeaders(
  call: AnyCall,
  { headers = {}, body }: RequestParts,
  { bearer, appToken }: { bearer: string | undefined; appToken: string | null },
): Headers {
  const all = new Headers({ accept: call.file?.contentType ?? "application/json" });
  if (body !== undefined) all.set("content-type", "application/json");
  if (bearer) all.set("authorization", `Bearer ${bearer}`);
  if (appToken) all.set("x-firebase-appcheck", appToken);
  if (!isSafe(call)) all.set(appVersionHeader, String(appVersion));
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) all.set(name, value);
  return all;
}

function buildBody({ upload: spec }: AnyCall, { body, upload }: RequestParts): BodyInit | undefined {
  if (!spec) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  if (upload instanceof Blob) form.append(spec.field, upload);
  return form;
}

const toUrl = (call: AnyCall, { params, query }: RequestParts): string =>
  withQuery(buildPath(call, params), query);

const createNoResponseError = () => new ApiError(0, messages.noResponse, "noResponse");

/**
 * Parses a response with the schema of its call.
 * @throws ApiError when the response does not match the schema, or a download was interrupted
 */
async function parseResponse(
  call: AnyCall,
  loaded: Promise<Call> | null,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  if (call.file) {
    return response.blob().catch((cause: unknown) => {
      throw signal?.aborted ? cause : createNoResponseError();
    });
  }
  const answer: unknown = await response.json().catch(() => undefined);
  const recognized = "load" in call ? call.recognize?.(answer) : undefined;
  if (recognized !== undefined) return recognized;
  const read = (await (loaded ?? loadCall(call))).response?.safeParse(answer);
  if (!read?.success) throw new ApiError(502, messages.serverError, "unreadable");
  return read.data;
}

/** The call with its schemas. @throws ApiError when they do not load */
function loadCall(call: AnyCall): Promise<Call> {
  if (!("load" in call)) return Promise.resolve(call);
  const loaded = call.load().catch(() => {
    throw createNoResponseError();
  });
  // Whoever awaits the response handles the error.
  loaded.catch(() => undefined);
  return loaded;
}

/**
 * Creates the API client, which accepts every call of the contract. A deferred one is answered by what the page was rendered from, without being
 * parsed again, if it was.
 */
export function createApi({ fetch, store, now }: ApiDeps) {
  const appCheck = createAppCheck();

  /** Sends a request, and once more if the server asks the app to prove that it is ours. */
  async function requestAttested(request: () => Promise<Response>): Promise<Response> {
    const response = await request();
    return (await appCheck.answerChallenge(response)) ? request() : response;
  }

  function reportError(
    error: ApiError,
    call: AnyCall,
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
    if (error.code === "outdated") {
      const action = { label: "Päivitä sivu", onPress: () => void reloadNewest() };
      store.set(showBannerAtom, "warning", error.message, action);
      return;
    }
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

  async function send(call: AnyCall, parts: RequestParts, bearer: string | undefined, options: CallOptions) {
    const { signal, cache, onCached, transport = fetch } = options;
    const body = buildBody(call, parts);
    const loaded = "load" in call && call.recognize ? null : loadCall(call);
    const request = async () =>
      transport(toUrl(call, parts), {
        method: call.method,
        headers: buildHeaders(call, parts, {
          bearer,
          appToken: isSafe(call) ? null : await appCheck.readToken(),
        }),
        credentials: "same-origin",
        ...(body !== undefined && { body }),
        ...(signal && { signal }),
        ...(cache && { cache }),
      });
    const response = await requestAttested(request).catch((cause: unknown) => {
      throw signal?.aborted ? cause : createNoResponseError();
    });
    const cachedAt = response.headers.get(cachedAtHeader);
    if (!cachedAt) readServerClock(response, now());
    if (!response.ok) throw await parseApiError(response);
    if (cachedAt) onCached?.(cachedAt);
    reportResponse(cachedAt !== null);
    return parseResponse(call, loaded, response, signal);
  }

  async function api<C extends Call>(
    call: C | DeferredCall<C>,
    request: RequestOf<C> & RequestParts,
    options?: CallOptions,
  ): Promise<ResponseBody<C, Blob>>;
  async function api(call: AnyCall, request: RequestParts, options: CallOptions = {}) {
    const rendered = "load" in call && takeRendered(toUrl(call, request));
    if (rendered) return rendered;
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

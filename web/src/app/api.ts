import {
  type Answer,
  buildPath,
  type Call,
  type Request as RequestOf,
} from "@halkopiha/domain/contract/call.ts";
import { messages } from "@halkopiha/domain/messages.ts";
import type { createStore } from "jotai/vanilla";
import { savedAtHeader } from "../offline/kept-answers.ts";
import { ApiError, refusalOf } from "./api-error.ts";
import { showBannerAtom } from "./banner-atoms.ts";
import { countCallAtom } from "./loading-atoms.ts";
import { fetchPrefetched } from "./prefetched.ts";
import { isExpired } from "./session.ts";
import { endSessionAtom, responseStatusAtom, sessionAtom } from "./session-atoms.ts";
import { store } from "./store.ts";
import { withQuery } from "./with-query.ts";

interface Parts {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, unknown>>;
  headers?: Readonly<Record<string, string | undefined>>;
  body?: unknown;
  /** A Blob; as a File it is sent under its own name. */
  upload?: unknown;
}

export interface CallOptions {
  /** The page words a lost answer itself; what the server says is told all the same. §8 */
  quiet?: boolean;
  /** The caller tells every failure itself, where §7 and §8 have it told otherwise; an expired session is told all the same. */
  silent?: boolean;
  signal?: AbortSignal;
  /** Only the server itself will do, not what this device has kept of an earlier answer. */
  fresh?: boolean;
  /** What the call goes out by, when not by the browser's `fetch`. */
  by?: typeof fetch;
  /** Called when the answer is one that this device has kept: since when, ISO 8601. */
  onSaved?(at: string): void;
}

interface Surroundings {
  fetch: typeof fetch;
  store: ReturnType<typeof createStore>;
  now(): number;
}

function headersOf({ file }: Call, { headers = {}, body }: Parts, token: string | undefined): Headers {
  const all = new Headers({ accept: file?.contentType ?? "application/json" });
  if (body !== undefined) all.set("content-type", "application/json");
  if (token) all.set("authorization", `Bearer ${token}`);
  for (const [name, value] of Object.entries(headers)) if (value !== undefined) all.set(name, value);
  return all;
}

function bodyOf({ upload: row }: Call, { body, upload }: Parts): BodyInit | undefined {
  if (!row) return body === undefined ? undefined : JSON.stringify(body);
  const form = new FormData();
  if (upload instanceof Blob) form.append(row.field, upload);
  return form;
}

const noResponse = () => new ApiError(0, messages.noResponse, "noResponse");

/**
 * Reads an answer as its row says.
 * @throws ApiError when the answer is not what the contract promises, or a file that broke off on the way
 */
async function read(row: Call, response: Response, signal: AbortSignal | undefined): Promise<unknown> {
  if (row.file) {
    return response.blob().catch((cause: unknown) => {
      throw signal?.aborted ? cause : noResponse();
    });
  }
  const read = row.answer.safeParse(await response.json().catch(() => undefined));
  if (!read.success) throw new ApiError(502, messages.serverError, "unreadable");
  return read.data;
}

/** Makes the client of the API: one function for every row of the contract. */
export function createApi({ fetch, store, now }: Surroundings) {
  function token(): string | undefined {
    const session = store.get(sessionAtom);
    if (session && isExpired(session, now())) store.set(endSessionAtom);
    return store.get(sessionAtom)?.token;
  }

  function tell(
    error: ApiError,
    row: Call,
    bearer: string | undefined,
    { quiet, silent }: CallOptions,
  ): void {
    const needsLogin = row.access !== "anyone" && row.access !== "visitor";
    if (error.status === 401 && (bearer !== undefined || needsLogin)) {
      // A late answer to an earlier token says nothing about the session that has begun since.
      if ((store.get(sessionAtom)?.token ?? bearer) !== bearer) return;
      store.set(endSessionAtom);
      store.set(responseStatusAtom, 401);
      store.set(showBannerAtom, "danger", messages.sessionExpired);
      return;
    }
    store.set(responseStatusAtom, error.status);
    const isWorded = silent || (quiet && error.status === 0);
    if (!isWorded) store.set(showBannerAtom, "danger", error.message);
  }

  /** An answer that the device has kept is none of the server's: it has not been reached. */
  function tellAnswered(isSaved: boolean): void {
    if (isSaved) store.set(responseStatusAtom, 0);
    else if (store.get(responseStatusAtom) === 0) store.set(responseStatusAtom, null);
  }

  async function send(row: Call, parts: Parts, bearer: string | undefined, options: CallOptions) {
    const { signal, fresh, onSaved, by = fetch } = options;
    const body = bodyOf(row, parts);
    const response = await by(withQuery(buildPath(row, parts.params), parts.query), {
      method: row.method,
      headers: headersOf(row, parts, bearer),
      credentials: "same-origin",
      ...(body !== undefined && { body }),
      ...(signal && { signal }),
      ...(fresh && { cache: "reload" }),
    }).catch((cause: unknown) => {
      throw signal?.aborted ? cause : noResponse();
    });
    if (!response.ok) throw await refusalOf(response);
    const savedAt = response.headers.get(savedAtHeader);
    if (savedAt) onSaved?.(savedAt);
    tellAnswered(savedAt !== null);
    return read(row, response, signal);
  }

  async function api<Row extends Call>(
    row: Row,
    request: RequestOf<Row> & Parts,
    options?: CallOptions,
  ): Promise<Answer<Row, Blob>>;
  async function api(row: Call, request: Parts, options: CallOptions = {}) {
    const bearer = token();
    store.set(countCallAtom, 1);
    try {
      return await send(row, request, bearer, options);
    } catch (error) {
      if (error instanceof ApiError) tell(error, row, bearer, options);
      throw error;
    } finally {
      store.set(countCallAtom, -1);
    }
  }
  return api;
}

export const api = createApi({ fetch: fetchPrefetched, store, now: Date.now });

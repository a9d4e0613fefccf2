import type { AppError } from "@halkopiha/domain/contract/app-error.ts";
import {
  type Call,
  createPathPattern,
  type FileCall,
  type JsonCall,
  type ResponseBody,
} from "@halkopiha/domain/contract/call.ts";
import { table } from "@halkopiha/domain/contract/table.ts";
import { vi } from "vitest";
import { createDeferred } from "./deferred.ts";

/** A request that a component has sent. */
export interface SentRequest {
  url: URL;
  /** The parsed JSON body; null without one. */
  body: unknown;
}

interface Respondent {
  isFirst: boolean;
  matches(method: string, path: string): boolean;
  respond(request: SentRequest, next: () => Promise<Response>, signal: AbortSignal): Promise<Response>;
}

let respondents: Respondent[] = [];

const fetchFile = globalThis.fetch;

/** Paths without parameters belong to their own call only, as on the server: `/api/users/livetoken` is not the user `livetoken`. */
const literalPaths = new Set<string>(
  Object.values(table)
    .map(({ path }) => path)
    .filter((path) => !path.includes(":")),
);

/** Whether a path without its query belongs to a call. */
function createPathMatcher({ path }: Call): (requested: string) => boolean {
  const pattern = createPathPattern(path);
  return (requested) => requested === path || (!literalPaths.has(requested) && pattern.test(requested));
}

async function parseRequest(request: Request): Promise<SentRequest> {
  const text = await request.text();
  return { url: new URL(request.url), body: text === "" ? null : JSON.parse(text) };
}

async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(
    input instanceof Request ? input : new URL(String(input), location.origin),
    init,
  );
  const { pathname } = new URL(request.url);
  // Files of the app, such as the outlines of the map, are there.
  if (!pathname.startsWith("/api/")) return fetchFile(request);
  const matching = respondents
    .filter(({ matches }) => matches(request.method, pathname))
    .sort((a, b) => Number(a.isFirst) - Number(b.isFirst));
  const sent = await parseRequest(request);
  // The last one responds, or leaves it to the one before.
  const respondAt = async (index: number): Promise<Response> => {
    const respondent = matching.at(index);
    if (!respondent) throw new Error(`No answer was set for ${request.method} ${pathname}.`);
    return respondent.respond(sent, () => respondAt(index - 1), request.signal);
  };
  return respondAt(-1);
}

/**
 * Responds to a call until the end of the test, in place of an earlier answer, which `next` returns; with `isFirst`, in place of later
 * ones too. Offline there is no response unless `isCached`.
 * @returns the requests so far, filled as they are sent
 */
export function respondToCall(
  call: Call,
  respond: (
    request: SentRequest,
    next: () => Promise<Response>,
    signal: AbortSignal,
  ) => Response | Promise<Response>,
  { isCached = false, isFirst = false } = {},
): SentRequest[] {
  if (!vi.isMockFunction(globalThis.fetch)) {
    respondents = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(fetchAnswer);
  }
  const isPathOf = createPathMatcher(call);
  const sent: SentRequest[] = [];
  respondents.push({
    isFirst,
    matches: (method, path) => method === call.method && isPathOf(path),
    async respond(request, next, signal) {
      if (!navigator.onLine && !isCached) throw new TypeError("Failed to fetch");
      sent.push(request);
      return respond(request, next, signal);
    },
  });
  return sent;
}

/**
 * Answers a call of the contract until the end of the test; the compiler and the API client check the answer against the contract. What the
 * server really answers is shown by the tests of the API and the end-to-end tests.
 * @returns as {@link respondToCall}
 */
export function answerCall<C extends JsonCall>(call: C, answer: ResponseBody<C>): SentRequest[] {
  return answerEachCall(call, () => answer);
}

/** Answers a call by its request, such as its query. @returns as {@link respondToCall} */
export function answerEachCall<C extends JsonCall>(
  call: C,
  getAnswer: (request: SentRequest) => ResponseBody<C>,
): SentRequest[] {
  return respondToCall(call, (request) => Response.json(getAnswer(request), { status: call.status ?? 200 }));
}

/** Answers the download of a file. @returns as {@link respondToCall} */
export const answerFile = (call: FileCall, content: string): SentRequest[] =>
  respondToCall(call, () => new Response(content, { headers: { "content-type": call.file.contentType } }));

const toErrorResponse = (error: AppError) => Response.json(error, { status: error.status });

/** Rejects a call with an error of the API. @returns as {@link respondToCall} */
export const rejectCall = (call: Call, error: AppError): SentRequest[] =>
  respondToCall(call, () => toErrorResponse(error));

/** Rejects the next request of a call; later requests get its answer. @returns as {@link respondToCall} */
export function rejectNextCall(call: Call, error: AppError): SentRequest[] {
  let isRejected = false;
  return respondToCall(
    call,
    (_request, next) => {
      if (isRejected) return next();
      isRejected = true;
      return toErrorResponse(error);
    },
    { isFirst: true },
  );
}

/** Holds the answer of a call until `release` is called; a request that is aborted meanwhile ends. */
export function holdCall(call: Call): { sent: SentRequest[]; release(): void } {
  const { promise: released, resolve: release } = createDeferred();
  const sent = respondToCall(
    call,
    async (_request, next, signal) => {
      const aborted = new Promise<never>((_, reject) => {
        signal.addEventListener("abort", () => reject(signal.reason));
      });
      await Promise.race([released, aborted]);
      return next();
    },
    { isFirst: true },
  );
  return { sent, release };
}

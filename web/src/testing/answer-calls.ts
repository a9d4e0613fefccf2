import type { Answer, JsonCall } from "@halkopiha/domain/contract/call.ts";
import { vi } from "vitest";

/** A request that a component has sent. */
export interface SentRequest {
  url: URL;
  /** The parsed JSON body; null without one. */
  body: unknown;
}

interface AnsweredCall {
  matches(method: string, path: string): boolean;
  answer(request: SentRequest): Response | Promise<Response>;
  /** Whether the answer comes offline, too. */
  isCached: boolean;
}

let answered: AnsweredCall[] = [];

async function fetchAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const request = new Request(
    input instanceof Request ? input : new URL(String(input), location.origin),
    init,
  );
  const url = new URL(request.url);
  const call = answered.findLast(({ matches }) => matches(request.method, url.pathname));
  if (!call) throw new Error(`No answer was set for ${request.method} ${url.pathname}.`);
  if (!navigator.onLine && !call.isCached) throw new TypeError("Failed to fetch");
  const text = await request.text();
  return call.answer({ url, body: text === "" ? null : JSON.parse(text) });
}

/** Responds to a call until the end of the test, in place of an earlier answer. @returns as {@link answerCall} */
export function respondToCall(
  row: JsonCall,
  respond: (request: SentRequest) => Response | Promise<Response>,
  { isCached = false } = {},
): SentRequest[] {
  if (!vi.isMockFunction(globalThis.fetch)) {
    answered = [];
    vi.spyOn(globalThis, "fetch").mockImplementation(fetchAnswer);
  }
  const pattern = new RegExp(`^${row.path.replaceAll(/:\w+/g, "[^/]+")}$`);
  const sent: SentRequest[] = [];
  answered.push({
    matches: (method, path) => method === row.method && pattern.test(path),
    answer(request) {
      sent.push(request);
      return respond(request);
    },
    isCached,
  });
  return sent;
}

/**
 * Answers a call of the contract until the end of the test; the compiler and the API client check the answer against the contract. What the
 * server really answers is shown by the tests of the API and the end-to-end tests.
 * @returns the requests so far, filled as they are sent
 */
export function answerCall<Row extends JsonCall>(row: Row, answer: Answer<Row>): SentRequest[] {
  return respondToCall(row, () => Response.json(answer, { status: row.status ?? 200 }));
}

/** Rejects a call with an error of the API. @returns as {@link answerCall} */
export function rejectCall(
  row: JsonCall,
  status: number,
  error: { code: string; message: string; fields?: Record<string, string> },
): SentRequest[] {
  return respondToCall(row, () => Response.json(error, { status }));
}

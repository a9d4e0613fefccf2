import type { JsonCall, ResponseBody } from "@halkopiha/domain/contract/call.ts";
import { vi } from "vitest";
import { cachedAtHeader } from "../../lib/api/response-cache.ts";
import { answerCall, holdCall, respondToCall, type SentRequest } from "./answer-calls.ts";

/** Resolves after the next paint, when React has run the effects of what it rendered. */
const nextPaint = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

async function setOnline(isOnline: boolean): Promise<void> {
  // The page must listen already, and must render the change before the next one.
  await nextPaint();
  vi.spyOn(Navigator.prototype, "onLine", "get").mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  await nextPaint();
}

/** Takes the browser offline until the end of the test: no call is answered. */
export const goOffline = (): Promise<void> => setOnline(false);
export const goOnline = (): Promise<void> => setOnline(true);

/** A call gets no response, as on a broken connection. */
export const failCall = (call: JsonCall): SentRequest[] =>
  respondToCall(call, () => {
    throw new TypeError("Failed to fetch");
  });

/**
 * Answers a call without a filter as the service worker does from its cache, also offline. `at`: when the answer was cached (ISO 8601).
 */
export const answerFromCache = <C extends JsonCall>(call: C, answer: ResponseBody<C>, at: string) =>
  respondToCall(
    call,
    ({ url }) => {
      const [filter] = [...url.searchParams.keys()].filter((name) => name !== "limit");
      if (filter !== undefined) throw new TypeError("Failed to fetch");
      return Response.json(answer, { headers: { [cachedAtHeader]: at } });
    },
    { isCached: true },
  );

/** Answers a call only when `release` is called. */
export function holdAnswer<C extends JsonCall>(
  call: C,
  answer: ResponseBody<C>,
): ReturnType<typeof holdCall> {
  answerCall(call, answer);
  return holdCall(call);
}

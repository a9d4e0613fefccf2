import type { Answer, JsonCall } from "@halkopiha/domain/contract/call.ts";
import { vi } from "vitest";
import { cachedAtHeader } from "../lib/api/response-cache.ts";
import { respondToCall, type SentRequest } from "./answer-calls.ts";

function setOnline(isOnline: boolean): void {
  vi.spyOn(Navigator.prototype, "onLine", "get").mockReturnValue(isOnline);
  window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
}

/** Takes the browser offline until the end of the test: no call is answered. */
export const goOffline = (): void => setOnline(false);
export const goOnline = (): void => setOnline(true);

/** A call gets no response, as on a broken connection. */
export const failCall = (row: JsonCall): SentRequest[] =>
  respondToCall(row, () => {
    throw new TypeError("Failed to fetch");
  });

/** Answers a call as the service worker does from its cache. `at`: when the answer was cached (ISO 8601). */
export const answerFromCache = <Row extends JsonCall>(row: Row, answer: Answer<Row>, at: string) =>
  respondToCall(row, () => Response.json(answer, { headers: { [cachedAtHeader]: at } }));

/** Answers a call only when `release` is called. */
export function holdAnswer<Row extends JsonCall>(row: Row, answer: Answer<Row>) {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const sent = respondToCall(row, async () => {
    await held;
    return Response.json(answer, { status: row.status ?? 200 });
  });
  return { sent, release: () => release() };
}

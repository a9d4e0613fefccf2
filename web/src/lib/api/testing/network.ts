import { createStore } from "jotai/vanilla";
import { createApi } from "../client.ts";
import { ApiError } from "../errors.ts";

export interface Sent {
  url: string;
  init: RequestInit | undefined;
}

/** The time of the clock of `network`. */
const networkTime = Date.parse("2026-11-20T12:00:00.000Z");

/** A fake network that gives one response and records its requests. */
export function network(answer: (init?: RequestInit) => Response | Promise<Response>) {
  const sent: Sent[] = [];
  const store = createStore();
  const fetch: typeof globalThis.fetch = async (url, init) => {
    sent.push({ url: String(url), init });
    return answer(init);
  };
  return { api: createApi({ fetch, store, now: () => networkTime }), store, sent };
}

export const json = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
export const respondWithError =
  (status: number, message: string, code = "fault") =>
  () =>
    json({ message, code }, status);

export async function catchApiError(call: Promise<unknown>): Promise<ApiError> {
  const error = await call.catch((reason: unknown) => reason);
  if (!(error instanceof ApiError)) throw new Error(`no ApiError but ${error}`);
  return error;
}

import { type EmbeddedResponse, isEmbeddedResponse } from "./response-cache.ts";

// Written by hand, because the service worker has no zod in it: each visitor loads it.

/** The answers that a page was rendered from, and when: ISO 8601. */
export interface RenderedAnswers {
  answers: readonly EmbeddedResponse[];
  at: string;
}

/** What a page tells the service worker: to replace the running version, that a session has ended, or to keep answers for use offline. */
export type WorkerMessage =
  | { type: "SKIP_WAITING" | "SESSION_ENDED" }
  | { type: "CACHE_ANSWERS"; payload: RenderedAnswers };

function isRenderedAnswers(value: unknown): value is RenderedAnswers {
  return (
    typeof value === "object" &&
    value !== null &&
    "answers" in value &&
    Array.isArray(value.answers) &&
    value.answers.every(isEmbeddedResponse) &&
    "at" in value &&
    typeof value.at === "string" &&
    !Number.isNaN(Date.parse(value.at))
  );
}

/** Reads a message to the service worker; null when it is none of ours. */
export function parseWorkerMessage(data: unknown): WorkerMessage | null {
  if (typeof data !== "object" || data === null || !("type" in data)) return null;
  if (data.type === "SKIP_WAITING" || data.type === "SESSION_ENDED") return { type: data.type };
  if (data.type !== "CACHE_ANSWERS" || !("payload" in data)) return null;
  return isRenderedAnswers(data.payload) ? { type: data.type, payload: data.payload } : null;
}

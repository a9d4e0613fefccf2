import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { Call } from "@halkopiha/domain/contract/call.ts";
import type { Response } from "express";
import { warn } from "firebase-functions/logger";
import { callTimeoutSeconds } from "../config.ts";

/** Milliseconds after which a visitor's call is rejected. */
const getInteractiveTimeout = () => 1000 * callTimeoutSeconds.value();
/** Milliseconds for each service that `health` asks: two seconds of the default ten. */
export const getHealthTimeout = () => getInteractiveTimeout() / 5;
/** Milliseconds from the request until a page is left to the browser: eight seconds of the default ten. */
export const getPageTimeout = () => getInteractiveTimeout() * 0.8;
/** Shorter than the 60 s timeout of Hosting, for slow calls: files, and admins' changes of many documents. */
const longTimeout = 50_000;

/** Timeout of a call, in milliseconds. */
export function getTimeout({ access, upload, file }: Call): number {
  return upload || file || access === "admin" || access === "root" ? longTimeout : getInteractiveTimeout();
}

/**
 * Rejects a call with 503 when no response has been sent after `milliseconds`. A transaction already running may still commit, so clients
 * retry with the same Idempotency-Key.
 * @throws AppError `unavailable`, which also aborts `signal`
 */
export async function withTimeout(
  response: Pick<Response, "headersSent">,
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const deadline = new AbortController();
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    if (response.headersSent) return;
    const timeoutError = new AppError("unavailable");
    deadline.abort(timeoutError);
    late.reject(timeoutError);
  }, milliseconds);
  const working = work(deadline.signal);
  working.catch((error: unknown) => {
    if (deadline.signal.aborted && error !== deadline.signal.reason) {
      warn("call failed after its timeout", { reason: String(error) });
    }
  });
  try {
    await Promise.race([working, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

import type { WorkboxPlugin } from "workbox-core";
import { sendReport } from "../../lib/errors/send-report.ts";

/** The worker has no page; its file stands in the place of one. */
const page = "/service-worker";

/** What Workbox throws when neither network nor cache has an answer: the network's own error, if there is one, is in its details. */
const networkErrors: ReadonlySet<string> = new Set(["no-response", "bad-precaching-response"]);

/** The error that a strategy of Workbox failed with; null when it had no answer only because there is no connection. */
export function findCause(error: unknown): unknown {
  if (!(error instanceof Error) || !networkErrors.has(error.name)) return error;
  const details: unknown = "details" in error ? error.details : null;
  return typeof details === "object" && details !== null && "error" in details ? details.error : null;
}

/**
 * Reports the worker's errors as those of pages are.
 * @param path the path of the call `reportError`
 */
export function createErrorReports(path: string) {
  /** Never rejects: what becomes of a report changes nothing for the visitor. */
  const reportError = (error: unknown): Promise<void> =>
    sendReport({ kind: "worker", error: findCause(error), page }, path).catch(() => undefined);

  /** Keeps the worker running for some work. The browser tells nobody that it failed, so that is reported. */
  function waitUntil(event: { waitUntil(work: Promise<unknown>): void }, work: Promise<unknown>): void {
    event.waitUntil(
      work.catch(async (error: unknown) => {
        await reportError(error);
        throw error;
      }),
    );
  }

  /** Reports why a request has no answer, and leaves it to what comes next. */
  const reportFailure: WorkboxPlugin = {
    handlerDidError: async ({ error }) => {
      void reportError(error);
      return undefined;
    },
  };

  return { reportError, waitUntil, reportFailure };
}

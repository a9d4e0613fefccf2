import type { BrowserErrorKind, ErrorReport } from "@halkopiha/domain/errors/error-report.ts";
import { scrubReport } from "@halkopiha/domain/errors/scrub-report.ts";
import { toComparedFrames } from "@halkopiha/domain/errors/stack-frames.ts";
import { isOwnError } from "./is-own-error.ts";

/** Errors that one visit of the site, or one run of the service worker, reports. */
const maxReports = 5;

const release: string = import.meta.env["RELEASE"];

/** The errors that have been reported since the page or the worker started. */
const reported = new Set<string>();

/** Sends a report; what becomes of it changes nothing for the visitor. */
async function send(report: ErrorReport, path: string): Promise<void> {
  const headers = { "content-type": "application/json" };
  const options = { method: "POST", headers, body: JSON.stringify(report), keepalive: true };
  await fetch(path, options).catch(() => null);
}

/** An error with the path pattern of the page that it happened on. */
interface SeenError {
  kind: BrowserErrorKind;
  error: unknown;
  page: string;
}

/**
 * Reports an error of the app without personal data: each once, and few at most.
 * @param path the path of the call `reportError`: the service worker takes it from the build, because the call's schemas are heavy
 */
export async function sendReport({ kind, error, page }: SeenError, path: string): Promise<void> {
  if (reported.size >= maxReports || !isOwnError(error, location.origin)) return;
  const { name, message, stack = "" } = error;
  const report = scrubReport({ kind, message: `${name}: ${message}`, stack, page, release });
  const cause = JSON.stringify([report.message, toComparedFrames(report.stack)]);
  if (reported.has(cause)) return;
  reported.add(cause);
  await send(report, path);
}

/** Forgets what was reported, as a new visit does. */
export function startVisit(): void {
  reported.clear();
}

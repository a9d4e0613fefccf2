import { reportError } from "@halkopiha/domain/contract/errors.ts";
import {
  type BrowserErrorKind,
  type ErrorReport,
  scrubReport,
} from "@halkopiha/domain/errors/error-report.ts";
import { toComparedFrames } from "@halkopiha/domain/errors/stack-frames.ts";
import { matchPath } from "../../lib/routing/match-path.ts";
import { pages } from "../pages.ts";
import { isOwnError } from "./is-own-error.ts";

/** Errors that one visit of the site reports. */
const maxReports = 5;

const release: string = import.meta.env["RELEASE"];

/** The path patterns of all pages, those without parameters first. */
const patterns = pages
  .flatMap((page) => [page, ...(page.sections ?? [])])
  .map(({ path }) => path)
  .sort((a, b) => Number(a.includes(":")) - Number(b.includes(":")));

/** The pattern of a page's path, without the names and ids in it. */
const findPattern = (pathname: string): string =>
  patterns.find((pattern) => pattern !== "*" && matchPath(pattern, pathname)) ?? "/*";

/** The errors that this visit has reported. */
const reported = new Set<string>();

/** Sends a report; what becomes of it changes nothing for the visitor. */
async function send(report: ErrorReport): Promise<void> {
  const { path, method } = reportError;
  const headers = { "content-type": "application/json" };
  await fetch(path, { method, headers, body: JSON.stringify(report), keepalive: true }).catch(() => null);
}

/** Reports an error of the app without personal data: each once in a visit, and few at most. */
export function sendReport(kind: BrowserErrorKind, error: unknown, pathname: string): void {
  if (reported.size >= maxReports || !isOwnError(error, location.origin)) return;
  const { name, message, stack = "" } = error;
  const page = findPattern(pathname);
  const report = scrubReport({ kind, message: `${name}: ${message}`, stack, page, release });
  const cause = JSON.stringify([report.message, toComparedFrames(report.stack)]);
  if (reported.has(cause)) return;
  reported.add(cause);
  void send(report);
}

/** Forgets what was reported, as a new visit does. */
export function startVisit(): void {
  reported.clear();
}

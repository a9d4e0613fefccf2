import type { BrowserErrorKind, ErrorKind } from "@halkopiha/domain/errors/error-report.ts";
import { scrubReport } from "@halkopiha/domain/errors/scrub-report.ts";
import { error as logError } from "firebase-functions/logger";
import { release } from "../config.ts";
import { countError } from "../store/admin/errors.ts";

/** Milliseconds for which an answer waits for what is recorded of it: without the database it is sent all the same. */
const recordingTimeout = 2000;

/** Does what must not keep or fail an answer or an event: for two seconds at most, and whatever it throws is logged. */
export async function recordBriefly(
  record: () => Promise<void>,
  onFailed: (reason: string) => void,
): Promise<void> {
  const late = Promise.withResolvers<void>();
  const timer = setTimeout(late.resolve, recordingTimeout);
  try {
    await Promise.race([record(), late.promise]);
  } catch (failure) {
    onFailed(String(failure));
  } finally {
    clearTimeout(timer);
  }
}

/** Where an error of the server happened: in a call, on a page, in what runs after a commit, or by schedule. */
type ServerErrorKind = Exclude<ErrorKind, BrowserErrorKind>;

/**
 * Counts an unexpected error of the server, for root's page of errors. It never throws.
 * @param page method and path pattern of the call, the pattern of the page, or the name of the function
 */
export function recordServerError(kind: ServerErrorKind, thrown: unknown, page: string): Promise<void> {
  const { name, message, stack = "" } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const report = scrubReport({ message: `${name}: ${message}`, stack, page });
  return recordBriefly(
    () => countError({ ...report, kind, page, release, source: "server", device: null }),
    (reason) => logError("An error was not recorded", { kind, reason }),
  );
}

/** The errors that an error stands for: a job that goes on after some has one for all of them. */
const listCauses = (thrown: unknown): readonly unknown[] =>
  thrown instanceof AggregateError && thrown.errors.length > 0 ? thrown.errors : [thrown];

/**
 * A trigger or a job whose errors are counted for root's page of errors, and then thrown as they are, so that the platform tries again and its
 * alerts see them.
 * @param name the deployed name of the function
 */
export function countingErrors<Args extends readonly unknown[]>(
  kind: Extract<ServerErrorKind, "trigger" | "job">,
  name: string,
  run: (...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    try {
      await run(...args);
    } catch (thrown) {
      await Promise.all(listCauses(thrown).map((cause) => recordServerError(kind, cause, name)));
      throw thrown;
    }
  };
}

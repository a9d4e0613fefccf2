import { type ErrorKind, scrubReport } from "@halkopiha/domain/errors/error-report.ts";
import { error as logError } from "firebase-functions/logger";
import { release } from "../config.ts";
import { countError } from "../store/admin/errors.ts";

/** Milliseconds for which an answer waits for what is recorded of it: without the database it is sent all the same. */
const recordingTimeout = 2000;

/** Does what must not keep or fail an answer: for two seconds at most, and whatever it throws is logged. */
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

/**
 * Counts an unexpected error of the server, for root's page of errors. It never throws.
 * @param page method and path pattern of the call, or the pattern of the page
 */
export function recordServerError(
  kind: Extract<ErrorKind, "call" | "page">,
  thrown: unknown,
  page: string,
): Promise<void> {
  const { name, message, stack = "" } = thrown instanceof Error ? thrown : new Error(String(thrown));
  const report = scrubReport({ message: `${name}: ${message}`, stack, page });
  return recordBriefly(
    () => countError({ ...report, kind, page, release, source: "server", device: null }),
    (reason) => logError("An error was not recorded", { kind, reason }),
  );
}

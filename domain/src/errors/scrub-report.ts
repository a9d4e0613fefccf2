import type { ErrorReport } from "./error-report.ts";
import { scrubPath, scrubText } from "./scrub-text.ts";
import { scrubStack } from "./stack-frames.ts";

/** Removes from a report what may name a person or open something. The client does it before sending, the server again. */
export function scrubReport<Report extends Pick<ErrorReport, "message" | "stack" | "page">>(
  report: Report,
): Report {
  const { message, stack, page } = report;
  return { ...report, message: scrubText(message), stack: scrubStack(stack), page: scrubPath(page) };
}

import { readFile } from "node:fs/promises";
import { relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod/mini";
import { root } from "../suite/suite.ts";
import type { Part } from "./parts.ts";

const Report = z.object({
  numPassedTests: z.int(),
  numFailedTests: z.int(),
  numPendingTests: z.int(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.array(z.string()) }),
      ),
    }),
  ),
});

/** The report of a part; a part that crashed before writing one counts as one failure. */
async function readReport({ report, log }: Part): Promise<z.output<typeof Report>> {
  const text = await readFile(report, "utf8").catch(() => null);
  return text
    ? Report.parse(JSON.parse(text))
    : {
        numPassedTests: 0,
        numFailedTests: 1,
        numPendingTests: 0,
        testResults: [{ name: log, status: "failed", assertionResults: [] }],
      };
}

/** Maximum number of lines per failure message; the full message is in the part's log. */
const maxLines = 12;
const maxLogLines = 40;

const formatFailures = (messages: readonly string[]) =>
  messages.flatMap((message) =>
    stripVTControlCharacters(message)
      .split("\n")
      .filter((line) => !line.includes("node_modules"))
      .slice(0, maxLines),
  );

/** The end of a part's log, or its unhandled errors, with which Vitest fails although every test has passed. */
async function readUnhandledErrors({ name, log }: Part): Promise<string[]> {
  const lines = stripVTControlCharacters(await readFile(log, "utf8").catch(() => "")).split("\n");
  const first = lines.findIndex((line) => line.includes("Unhandled Errors"));
  const excerpt = first < 0 ? lines.slice(-maxLogLines) : lines.slice(first, first + maxLogLines);
  return [`the part ${name}, outside of its tests`, ...excerpt];
}

/**
 * The last lines of a run: the failures, since those in the log may be thousands of lines above; then the totals.
 * @param failedParts those that ended with an error
 */
export async function summary(parts: readonly Part[], failedParts: readonly Part[]): Promise<string> {
  const reports = await Promise.all(parts.map(readReport));
  const unexplained = failedParts.filter((part) => reports[parts.indexOf(part)]?.numFailedTests === 0);
  const errors = await Promise.all(unexplained.map(readUnhandledErrors));
  const failed = reports
    .flatMap(({ testResults }) => testResults)
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const tests = assertionResults.filter(({ status }) => status === "failed");
      const file = relative(root, name);
      return tests.length === 0
        ? [[file]]
        : tests.map(({ fullName, failureMessages }) => [
            `${file} > ${fullName}`,
            ...formatFailures(failureMessages),
          ]);
    });
  const sum = (key: "numPassedTests" | "numFailedTests" | "numPendingTests") =>
    reports.reduce((total, one) => total + one[key], 0);
  const sums = `${sum("numPassedTests")} passed, ${sum("numFailedTests")} failed, ${sum("numPendingTests")} skipped`;
  return [...[...failed, ...errors].map((lines) => `FAILED ${lines.join("\n  ")}`), sums].join("\n");
}

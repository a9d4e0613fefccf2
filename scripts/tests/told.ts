import { readFile } from "node:fs/promises";
import { relative } from "node:path";
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
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

/** What a part's tests have told; one that died before it could tell counts as a failure. */
async function told({ report }: Part): Promise<z.output<typeof Report>> {
  const text = await readFile(report, "utf8").catch(() => null);
  return text
    ? Report.parse(JSON.parse(text))
    : { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0, testResults: [] };
}

/** The last lines of a run: what failed, by name, since its own words may be thousands of lines above; then the sums. */
export async function summary(parts: readonly Part[]): Promise<string> {
  const reports = await Promise.all(parts.map(told));
  const failed = reports
    .flatMap(({ testResults }) => testResults)
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, assertionResults }) => {
      const titles = assertionResults.filter(({ status }) => status === "failed");
      const file = relative(root, name);
      return titles.length === 0 ? [file] : titles.map(({ fullName }) => `${file} > ${fullName}`);
    });
  const sum = (key: "numPassedTests" | "numFailedTests" | "numPendingTests") =>
    reports.reduce((total, one) => total + one[key], 0);
  const sums = `${sum("numPassedTests")} passed, ${sum("numFailedTests")} failed, ${sum("numPendingTests")} skipped`;
  return [...failed.map((name) => `FAILED ${name}`), sums].join("\n");
}

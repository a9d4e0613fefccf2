import { existsSync, readFileSync } from "node:fs";
import { relative } from "node:path";
import * as z from "zod/mini";
import { root } from "../suite/suite.ts";
import { allKinds, partsOf } from "../tests/parts.ts";

const Report = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      assertionResults: z.array(
        z.object({ ancestorTitles: z.array(z.string()), title: z.string(), status: z.string() }),
      ),
    }),
  ),
});

/** The result of a test in the last run; its titles start with that of the outermost group. */
export interface Result {
  file: string;
  titles: readonly string[];
  /** `passed`, `failed`, `skipped`, `pending` or `todo`. */
  status: string;
}

/** The results in a JSON report of Vitest with files under `folder`. */
export function parseReport(text: string, folder: string): Result[] {
  return Report.parse(JSON.parse(text)).testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ ancestorTitles, title, status }) => ({
      file: relative(folder, name),
      titles: [...ancestorTitles, title],
      status,
    })),
  );
}

/** The results of all reports of the last run, and the parts without a report. */
export function readLastRun(): { results: Result[]; missing: string[] } {
  const parts = allKinds.flatMap(partsOf);
  const there = parts.filter(({ report }) => existsSync(report));
  return {
    results: there.flatMap(({ report }) => parseReport(readFileSync(report, "utf8"), root)),
    missing: parts.filter((part) => !there.includes(part)).map(({ name }) => name),
  };
}

import { existsSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { stripVTControlCharacters } from "node:util";
import * as z from "zod/mini";
import { root } from "../suite/suite.ts";
import { type TestCommand, testCommands } from "./commands.ts";

/** The result of a test in the last run; its titles start with that of the outermost group, and a file that failed as a whole has none. */
export interface Result {
  file: string;
  titles: readonly string[];
  /** The ids of the claims that it shows, among others. */
  tags: readonly string[];
  /** `passed`, `failed`, `skipped`, `pending` or `todo`. */
  status: string;
  /** The error of a failed test. */
  message: string;
}

const VitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.optional(z.string()),
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({
          ancestorTitles: z.array(z.string()),
          title: z.string(),
          tags: z.array(z.string()),
          status: z.string(),
          failureMessages: z.optional(z.array(z.string())),
        }),
      ),
    }),
  ),
});

const Spec = z.object({
  title: z.string(),
  file: z.string(),
  tags: z.array(z.string()),
  tests: z.array(
    z.object({
      status: z.enum(["expected", "unexpected", "flaky", "skipped"]),
      results: z.array(z.object({ errors: z.array(z.object({ message: z.optional(z.string()) })) })),
    }),
  ),
});
const Group = z.object({
  title: z.string(),
  specs: z.array(Spec),
  get suites() {
    return z.optional(z.array(Group));
  },
});
type Group = z.output<typeof Group>;
const PlaywrightReport = z.object({ config: z.object({ rootDir: z.string() }), suites: z.array(Group) });

const statuses = { expected: "passed", unexpected: "failed", flaky: "failed", skipped: "skipped" } as const;

function readGroup({ specs, suites = [] }: Group, titles: readonly string[], folder: string): Result[] {
  const own = specs.flatMap(({ title, file, tags, tests }) =>
    tests.map(({ status, results }) => ({
      file: join(folder, file),
      titles: [...titles, title],
      tags,
      status: statuses[status],
      message: results[0]?.errors[0]?.message ?? "",
    })),
  );
  return [...own, ...suites.flatMap((group) => readGroup(group, [...titles, group.title], folder))];
}

type VitestFile = z.output<typeof VitestReport>["testResults"][number];

function readFile({ name, status, message = "", assertionResults }: VitestFile, folder: string): Result[] {
  const file = relative(folder, name);
  const tests = assertionResults.map(({ ancestorTitles, title, tags, status, failureMessages = [] }) => ({
    file,
    titles: [...ancestorTitles, title],
    tags,
    status,
    message: failureMessages[0] ?? "",
  }));
  const isExplained = status !== "failed" || tests.some((test) => test.status === "failed");
  return isExplained ? tests : [...tests, { file, titles: [], tags: [], status: "failed", message }];
}

/** The results in a JSON report of Vitest or Playwright, with files under `folder`. */
export function parseReport(text: string, folder: string): Result[] {
  const report: unknown = JSON.parse(text);
  const playwright = PlaywrightReport.safeParse(report);
  if (playwright.success) {
    const testFolder = relative(folder, playwright.data.config.rootDir);
    // The outermost group is the file.
    return playwright.data.suites.flatMap((file) => readGroup(file, [], testFolder));
  }
  return VitestReport.parse(report).testResults.flatMap((file) => readFile(file, folder));
}

const readReport = ({ report }: TestCommand) => parseReport(readFileSync(report, "utf8"), root);

/** The results of all reports of the last run, and the commands without a report. */
export function readLastRun(): { results: Result[]; missing: string[] } {
  const there = testCommands.filter(({ report }) => existsSync(report));
  return {
    results: there.flatMap(readReport),
    missing: testCommands.filter((command) => !there.includes(command)).map(({ name }) => name),
  };
}

/** Number of lines of an error that are repeated at the end of a run. */
const maxLines = 16;

/** The failed tests of these commands, with the beginning of their errors. */
export function readFailures(commands: readonly TestCommand[]): string[] {
  return commands
    .filter(({ report }) => existsSync(report))
    .flatMap(readReport)
    .filter(({ status }) => status === "failed")
    .flatMap(({ file, titles, message }) => {
      const lines = stripVTControlCharacters(message).split("\n");
      return [
        `FAILED ${[file, ...titles].join(" > ")}`,
        ...lines.slice(0, maxLines).map((line) => `  ${line}`),
      ];
    });
}

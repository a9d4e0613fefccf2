import { root } from "../suite/suite.ts";

export type Kind = "unit" | "components" | "api" | "e2e";

/** A test runner's command for one kind of test. */
export interface TestCommand {
  name: Kind;
  command: readonly [string, ...string[]];
  /** File of the JSON report. */
  report: string;
  env: Readonly<Record<string, string>>;
}

const reportOf = (name: Kind) => `${root}/.suite/${name}.json`;

/** Runs projects of Vitest, whose own number of workers is one less than the processors: one of two would be idle. */
function vitest(name: Kind, projects: readonly string[], workers: number): TestCommand {
  const report = reportOf(name);
  const command = [
    ...["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    `--reporter=${root}/scripts/tests/unhandled-errors.ts`,
    ...projects.flatMap((project) => ["--project", project]),
    `--maxWorkers=${workers}`,
  ] as const;
  return { name, command, report, env: {} };
}

/** As {@link vitest}, with a suite for each worker, and one more for the hostile requests: they need an unused market and spoil it. */
function vitestWithSuites(name: Kind, projects: readonly string[], workers: number): TestCommand {
  const test = vitest(name, projects, workers);
  const suites = ["node", "scripts/commands/suite.ts", "--no-app", `--suites=${workers + 1}`] as const;
  return { ...test, command: [...suites, ...test.command], env: { SUITE_WORKERS: String(workers) } };
}

const playwright = ["playwright", "test", "--config", "e2e/playwright.config.ts"] as const;

/**
 * Runs the first failed end-to-end tests once more with full traces, which would take an eighth of the time of all tests. Only for diagnosis:
 * the results of the run stay.
 */
export const traceFailedTests = {
  command: [
    ...playwright,
    ...["--last-failed", "--last-failed-file=.suite/traces/.last-run.json", "--max-failures=3"],
    ...["--output=.suite/full-traces", "--reporter=list"],
  ],
  env: { FULL_TRACES: "1" },
} as const;

/** Every kind of test. */
export const testCommands: readonly TestCommand[] = [
  vitest("unit", ["domain", "functions", "scripts", "@halkopiha/web", "@halkopiha/emulator"], 3),
  vitest("components", ["components"], 5),
  vitestWithSuites("api", ["api", "sending", "rules", "failures", "hostile", "opening"], 3),
  { name: "e2e", command: playwright, report: reportOf("e2e"), env: {} },
];

import { root } from "../suite/suite.ts";

export type Kind = "unit" | "components" | "api" | "failures" | "hostile" | "e2e";

/** A test runner's command for one kind of test. */
export interface TestCommand {
  name: Kind;
  command: readonly [string, ...string[]];
  /** File of the JSON report. */
  report: string;
  env: Readonly<Record<string, string>>;
}

const reportOf = (name: Kind) => `${root}/.suite/${name}.json`;

interface Suites {
  /** The number of workers, each with a suite. */
  workers: number;
  /** Options of `npm run suite`. */
  options?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Runs projects of Vitest, with suites if they need any. */
function vitest(name: Kind, projects: readonly string[], suites?: Suites): TestCommand {
  const report = reportOf(name);
  const run = [
    ...["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    `--reporter=${root}/scripts/tests/unhandled-errors.ts`,
    ...projects.flatMap((project) => ["--project", project]),
  ] as const;
  // Vitest's own number is one less than the processors: of two, one would be idle.
  if (!suites) return { name, command: [...run, "--maxWorkers=3"], report, env: {} };
  const { workers, options = [], env } = suites;
  const command = ["node", "scripts/commands/suite.ts", ...options, `--workers=${workers}`, ...run] as const;
  return { name, command, report, env: { ...env, SUITE_WORKERS: String(workers) } };
}

/** Every kind of test. Injected failures and hostile requests spoil their markets, so these have suites of their own. */
export const testCommands: readonly TestCommand[] = [
  vitest("unit", ["domain", "functions", "scripts", "@halkopiha/web", "@halkopiha/emulator"]),
  vitest("components", ["components"]),
  vitest("api", ["api", "sending", "rules"], { workers: 3, options: ["--no-app"] }),
  vitest("failures", ["failures"], {
    workers: 2,
    options: ["--no-app"],
    // Functions are killed while they start: the suite must not wait as long for them as for slow ones.
    env: { FUNCTIONS_DISCOVERY_TIMEOUT: "30" },
  }),
  vitest("hostile", ["hostile"], { workers: 1 }),
  {
    name: "e2e",
    command: ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    report: reportOf("e2e"),
    env: {},
  },
];

import { root } from "../suite/suite.ts";

export type Kind = "unit" | "components" | "api" | "hostile" | "e2e";

/** A test runner's command for one kind of test. */
export interface TestCommand {
  name: Kind;
  command: readonly [string, ...string[]];
  /** File of the JSON report. */
  report: string;
  env: Readonly<Record<string, string>>;
}

const reportOf = (name: Kind) => `${root}/.suite/${name}.json`;

/** Runs projects of Vitest; `suite` are the options of `npm run suite`, without which there is no suite. */
function vitest(
  name: Kind,
  projects: readonly string[],
  suite: readonly string[] = [],
  env = {},
): TestCommand {
  const report = reportOf(name);
  const run = [
    ...["vitest", "run", "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    ...projects.flatMap((project) => ["--project", project]),
  ];
  const [program = "", ...args] =
    suite.length > 0 ? ["node", "scripts/commands/suite.ts", ...suite, ...run] : run;
  return { name, command: [program, ...args], report, env };
}

/** Every kind of test. Hostile requests and injected failures change everything in their markets, so no other test uses these. */
export const testCommands: readonly TestCommand[] = [
  vitest("unit", ["domain", "functions", "scripts", "@halkopiha/web", "@halkopiha/emulator"]),
  vitest("components", ["components"]),
  vitest("api", ["api", "rules"], ["--no-app", "--workers=2"], { SUITE_WORKERS: "2" }),
  // Functions are killed while they start: the suite must not wait as long for them as for slow ones.
  vitest("hostile", ["failures", "hostile"], ["--workers=2"], {
    SUITE_WORKERS: "2",
    FUNCTIONS_DISCOVERY_TIMEOUT: "30",
  }),
  {
    name: "e2e",
    command: ["playwright", "test", "--config", "e2e/playwright.config.ts"],
    report: reportOf("e2e"),
    env: {},
  },
];

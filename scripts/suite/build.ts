import type { SuiteConfig } from "./ports.ts";
import { runOrThrow } from "./run.ts";
import { root } from "./suite.ts";

/** Output folders of the check, separate from those that run or are deployed. Inside the root, so that packages are resolved from there. */
export const checkedBuilds = { functions: ".suite/check/functions", web: ".suite/check/web" } as const;

/** The environment variable with which `npm test` lets its suites run what the check has just built, instead of building it again. */
export const useChecked = "USE_CHECKED_BUILDS";

/** Builds the functions for the suite, which loads them when it starts. */
export function buildFunctions({ functions }: Pick<SuiteConfig, "functions">): Promise<void> {
  return runOrThrow("Building the functions", "node", ["functions/build.ts", functions]);
}

/** Builds the app into the folder that Hosting serves. */
export function buildWeb({ web }: Pick<SuiteConfig, "web">): Promise<void> {
  const output = ["--outDir", `${root}/${web}`, "--emptyOutDir"];
  return runOrThrow("Building the app", "vite", ["build", "web", "--logLevel", "warn", ...output]);
}

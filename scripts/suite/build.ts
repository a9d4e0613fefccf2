import type { SuitePlace } from "./ports.ts";
import { mustRun } from "./run.ts";
import { root } from "./suite.ts";

/** Builds the functions, which the suite loads when it starts. */
export function buildFunctions({ functions }: Pick<SuitePlace, "functions">): Promise<void> {
  return mustRun("Building the functions", "node", ["functions/build.ts", functions]);
}

/** Builds the app into the folder that Hosting serves. */
export function buildWeb({ web }: Pick<SuitePlace, "web">): Promise<void> {
  const output = ["--outDir", `${root}/${web}`, "--emptyOutDir"];
  return mustRun("Building the app", "vite", ["build", "web", "--logLevel", "warn", ...output]);
}

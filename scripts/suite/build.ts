import type { SuiteConfig } from "./ports.ts";
import { runOrThrow } from "./run.ts";
import { root } from "./suite.ts";

/** Builds the functions for the suite, which loads them when it starts. */
export function buildFunctions({ functions }: Pick<SuiteConfig, "functions">): Promise<void> {
  return runOrThrow("Building the functions", "node", ["functions/build.ts", functions]);
}

/** Builds the app into the folder that Hosting serves. */
export function buildWeb({ web }: Pick<SuiteConfig, "web">): Promise<void> {
  const output = ["--outDir", `${root}/${web}`, "--emptyOutDir"];
  return runOrThrow("Building the app", "vite", ["build", "web", "--logLevel", "warn", ...output]);
}

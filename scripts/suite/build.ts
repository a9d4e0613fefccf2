import { mustRun } from "./run.ts";

/** Builds the functions, which the suite loads when it starts. */
export function buildFunctions(): Promise<void> {
  return mustRun("Building the functions", "node", ["functions/build.ts"]);
}

/** Builds the app into the folder that Hosting serves. */
export function buildWeb(): Promise<void> {
  return mustRun("Building the app", "vite", ["build", "web", "--logLevel", "warn"]);
}

import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";

/** File with the environments of the running suites. */
const file = fileURLToPath(new URL("../../.suite/suites.json", import.meta.url));

const Environments = z.array(z.record(z.string(), z.string()));

/** Stores the environments of the suites for the workers. */
export function saveWorkerSuites(environments: readonly NodeJS.ProcessEnv[]): void {
  writeFileSync(file, JSON.stringify(environments));
}

/**
 * Sets the environment of a worker's suite, so that the SDKs and `APP_URL` lead to it. `index` counts the suites from 0.
 * @throws Error when there is no such suite
 */
export function useWorkerSuite(index: number): void {
  const environment = Environments.parse(JSON.parse(readFileSync(file, "utf8")))[index];
  if (!environment) throw new Error(`There is no suite ${index}: --suites is too small.`);
  Object.assign(process.env, environment);
}

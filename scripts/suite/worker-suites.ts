import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import * as z from "zod/mini";

/** File with the environments of the running suites, one per worker of a test runner. */
const file = fileURLToPath(new URL("../../.suite/suites.json", import.meta.url));

const Environments = z.array(z.record(z.string(), z.string()));

/** Stores the environments of the suites for the workers. */
export function saveWorkerSuites(environments: readonly NodeJS.ProcessEnv[]): void {
  writeFileSync(file, JSON.stringify(environments));
}

/** Sets the environment of a worker's suite, so that the SDKs and `APP_URL` lead to it. `index` counts the workers from 0. */
export function useWorkerSuite(index: number): void {
  Object.assign(process.env, Environments.parse(JSON.parse(readFileSync(file, "utf8")))[index]);
}

import { appendFileSync, mkdirSync } from "node:fs";
import { dirname, resolve } from "node:path";
import type { Reporter } from "vitest/node";

/** Errors outside of tests, such as a browser that closed: the JSON report leaves them out. */
export const unhandledErrors = resolve(import.meta.dirname, "../../.suite/unhandled-errors.txt");

/** A reporter of Vitest that appends the errors outside of tests to a file. */
export default class UnhandledErrors implements Reporter {
  onTestRunEnd: NonNullable<Reporter["onTestRunEnd"]> = (_modules, errors) => {
    if (errors.length === 0) return;
    mkdirSync(dirname(unhandledErrors), { recursive: true });
    appendFileSync(
      unhandledErrors,
      errors.map(({ stack, message }) => `UNHANDLED ${stack ?? message}\n`).join(""),
    );
  };
}

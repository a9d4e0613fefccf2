import { type Suite, SuiteError } from "./suite.ts";

/** Resolves with 0 at the first Ctrl-C or other wish to end; until then the process keeps running. */
export function interrupted(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve(0));
  });
}

/**
 * Waits for an end and stops the suite.
 * @throws SuiteError when the suite ends by itself before
 */
export async function untilEnd(suite: Suite, end: Promise<number>): Promise<number> {
  const fell = suite.ended.then(() => {
    throw new SuiteError(`The suite ended by itself. Its last words are in ${suite.log}`);
  });
  try {
    return await Promise.race([end, fell]);
  } finally {
    await suite.stop();
  }
}

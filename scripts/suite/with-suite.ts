import { buildFunctions, buildWeb } from "./build.ts";
import { seedMarket } from "./market.ts";
import type { SuiteConfig } from "./ports.ts";
import { type Suite, SuiteError, startSuite } from "./suite.ts";

interface RunOptions {
  /** Whether Hosting serves the built app; with `npm run dev` Vite serves it. */
  web: boolean;
  /** Whether the sample market is seeded. */
  seed: boolean;
}

/** Resolves with 0 on SIGINT, SIGTERM or SIGHUP. */
export function waitForInterrupt(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve(0));
  });
}

/** Rejects when the suite, or one of its emulators, ends unexpectedly. */
export async function rejectWhenEnded({ ended, log }: Suite): Promise<never> {
  throw new SuiteError(`${await ended} See ${log}`);
}

/**
 * Builds the functions and the app, starts the suite, seeds it, runs `work` until it ends or is interrupted, and stops the suite in any
 * case.
 * @returns the exit code of the work; 0 after a Ctrl-C
 * @throws SuiteError when a step fails or the suite ends unexpectedly
 */
export async function withSuite(
  config: SuiteConfig,
  { web, seed }: RunOptions,
  work: (suite: Suite) => Promise<number>,
): Promise<number> {
  const stopped = waitForInterrupt();
  await buildFunctions(config);
  const built = web ? buildWeb(config) : Promise.resolve();
  // Awaited after the suite has started, so that the suite is stopped if the build has failed meanwhile.
  built.catch(() => {});
  const suite = await startSuite(config, { compress: true });
  const seedAndWork = async () => {
    await built;
    if (seed) await seedMarket(suite);
    return work(suite);
  };
  try {
    return await Promise.race([seedAndWork(), stopped, rejectWhenEnded(suite)]);
  } finally {
    await suite.stop();
  }
}

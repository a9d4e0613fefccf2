import { buildFunctions, buildWeb } from "./build.ts";
import { seedMarket } from "./market.ts";
import type { SuiteConfig } from "./ports.ts";
import { type Suite, SuiteError, startSuite } from "./suite.ts";

interface RunOptions {
  /** Whether Hosting serves the app; Vite does when one works on it. */
  web: boolean;
  /** Whether the sample market is filled in. */
  seed: boolean;
}

/** Resolves with 0 on SIGINT, SIGTERM or SIGHUP. */
function waitForInterrupt(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve(0));
  });
}

/** Rejects when the suite, or one of its emulators, ends by itself. */
async function rejectWhenEnded({ ended, log }: Suite): Promise<never> {
  throw new SuiteError(`${await ended} See ${log}`);
}

/**
 * Builds what the suite loads, boots it, fills it, works with it until the work or a Ctrl-C ends it, and stops it, whatever
 * happens in between.
 * @returns the exit code of the work; 0 after a Ctrl-C
 * @throws SuiteError when a step fails or the suite ends by itself
 */
export async function withSuite(
  config: SuiteConfig,
  { web, seed }: RunOptions,
  work: (suite: Suite) => Promise<number>,
): Promise<number> {
  const stopped = waitForInterrupt();
  await buildFunctions(config);
  const built = web ? buildWeb(config) : Promise.resolve();
  // Looked at once the suite is up: it must be stopped when the build has failed meanwhile.
  built.catch(() => {});
  const suite = await startSuite(config, { strictIndexes: true });
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

import { buildFunctions, buildWeb } from "./build.ts";
import { fillMarket } from "./market.ts";
import type { SuitePlace } from "./ports.ts";
import { type Suite, SuiteError, startSuite } from "./suite.ts";

interface Furnishing {
  /** Whether Hosting serves the app; Vite does when one works on it. */
  web: boolean;
  /** Whether the sample market is filled in. */
  seed: boolean;
}

/** Resolves with 0 at the first Ctrl-C or other wish to end; until then the process keeps running. */
function interrupted(): Promise<number> {
  return new Promise((resolve) => {
    for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => resolve(0));
  });
}

/** Rejects when the suite, or one of its emulators, ends by itself. */
async function fallen({ ended, log }: Suite): Promise<never> {
  throw new SuiteError(`${await ended} Its last words are in ${log}`);
}

/**
 * Builds what the suite loads, boots it, fills it, works with it until the work or a Ctrl-C ends it, and stops it, whatever
 * happens in between.
 * @returns the exit code of the work; 0 after a Ctrl-C
 * @throws SuiteError when a step fails or the suite ends by itself
 */
export async function withSuite(
  place: SuitePlace,
  { web, seed }: Furnishing,
  work: (suite: Suite) => Promise<number>,
): Promise<number> {
  const stopped = interrupted();
  await buildFunctions(place);
  const built = web ? buildWeb(place) : Promise.resolve();
  // Looked at once the suite is up: it must be stopped when the build has failed meanwhile.
  built.catch(() => {});
  const suite = await startSuite(place, { strictIndexes: true });
  const furnishAndWork = async () => {
    await built;
    if (seed) await fillMarket(suite);
    return work(suite);
  };
  try {
    return await Promise.race([furnishAndWork(), stopped, fallen(suite)]);
  } finally {
    await suite.stop();
  }
}

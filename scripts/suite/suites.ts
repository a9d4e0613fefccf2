import { cp, rm } from "node:fs/promises";
import { basename } from "node:path";
import { buildFunctions, buildWeb, checkedBuilds, useChecked } from "./build.ts";
import { readFailuresInLog } from "./failures-in-log.ts";
import { seedMarket } from "./market.ts";
import { prepareTestSuite, type SuiteConfig, testOffset } from "./ports.ts";
import { root, type Suite, startSuite } from "./suite.ts";
import { rejectWhenEnded, waitForInterrupt } from "./with-suite.ts";
import { saveWorkerSuites } from "./worker-suites.ts";

/** Offset between the ports of two suites; no two ports in firebase.json differ by a multiple of it. */
const step = 1000;

/** What Hosting serves of the app: all of it, or only the API. */
export type Pages = "app" | "none";

type Folders = Pick<SuiteConfig, "functions" | "web">;

async function copyBuilds(from: Folders, to: Folders, pages: Pages): Promise<void> {
  const copy = (source: string, target: string) =>
    cp(`${root}/${source}`, `${root}/${target}`, { recursive: true });
  await copy(from.functions, to.functions);
  if (pages === "none") return;
  // Files of an earlier build would stay beside those of this one.
  await rm(`${root}/${to.web}`, { recursive: true, force: true });
  await copy(from.web, to.web);
  await rm(`${root}/${to.web}-pages`, { recursive: true, force: true });
  await copy(`${from.web}-pages`, `${to.web}-pages`);
}

/** Builds the functions and the app once, and copies them to the folders of the other suites. In `npm test` the check has built them. */
async function buildOnce([first, ...others]: readonly SuiteConfig[], pages: Pages): Promise<void> {
  if (!first) return;
  if (process.env[useChecked]) await copyBuilds(checkedBuilds, first, pages);
  else await Promise.all([buildFunctions(first), pages === "app" && buildWeb(first)]);
  for (const other of others) await copyBuilds(first, other, pages);
}

async function startWithMarket(config: SuiteConfig): Promise<Suite> {
  const suite = await startSuite(config, { compress: false });
  try {
    await seedMarket(suite);
    return suite;
  } catch (error) {
    await suite.stop();
    throw error;
  }
}

export const stopSuites = async (suites: readonly Suite[]): Promise<void> =>
  void (await Promise.all(suites.map(({ stop }) => stop())));

/**
 * Starts suites, each with its own sample market, for the workers that call `useWorkerSuite`; the functions and the app are built once.
 * @param settings environment of the functions; by default that of the API tests
 * @throws SuiteError when one does not start; the others are stopped then
 */
export async function startSuites(
  count: number,
  pages: Pages,
  settings?: readonly string[],
): Promise<Suite[]> {
  const configs: SuiteConfig[] = [];
  for (let index = 0; index < count; index += 1) {
    configs.push(await prepareTestSuite(testOffset + index * step, settings));
  }
  await buildOnce(configs, pages);
  const started = await Promise.allSettled(configs.map(startWithMarket));
  const suites = started.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const failed = started.find((result) => result.status === "rejected");
  if (failed) {
    await stopSuites(suites);
    throw failed.reason;
  }
  saveWorkerSuites(suites.map(({ environment }) => environment));
  return suites;
}

async function printFailures(suites: readonly Suite[]): Promise<void> {
  for (const { log } of suites) {
    for (const line of await readFailuresInLog(log)) console.info(`${basename(log)}: ${line}`);
  }
}

/**
 * Starts suites, runs a command whose workers call `useWorkerSuite` until it ends or is interrupted, and stops the suites in any case.
 * @returns the exit code of the command; 0 after a Ctrl-C
 * @throws SuiteError when a suite does not start or ends unexpectedly
 */
export async function withSuites(count: number, pages: Pages, work: () => Promise<number>): Promise<number> {
  const stopped = waitForInterrupt();
  const suites = await startSuites(count, pages);
  try {
    const code = await Promise.race([work(), stopped, ...suites.map(rejectWhenEnded)]);
    if (code !== 0) await printFailures(suites);
    return code;
  } finally {
    await stopSuites(suites);
  }
}

import { cp } from "node:fs/promises";
import { buildFunctions, buildWeb } from "./build.ts";
import { seedMarket } from "./market.ts";
import { browserSettings, prepareTestSuite, type SuiteConfig, testOffset } from "./ports.ts";
import { root, type Suite, startSuite } from "./suite.ts";
import { saveWorkerSuites } from "./worker-suites.ts";

/** Offset between the ports of two suites. */
const step = 250;

/** What Hosting serves of the app: all of it, or only the API. */
export type Pages = "app" | "none";

/** Builds the functions and the app once, and copies them to the folders of the other suites. */
async function buildOnce([first, ...others]: readonly SuiteConfig[], pages: Pages): Promise<void> {
  if (!first) return;
  await Promise.all([buildFunctions(first), pages === "app" && buildWeb(first)]);
  const copy = (from: string, to: string) => cp(`${root}/${from}`, `${root}/${to}`, { recursive: true });
  for (const { functions, web } of others) {
    await copy(first.functions, functions);
    if (pages === "app") await copy(first.web, web);
  }
}

async function startWithMarket(config: SuiteConfig): Promise<Suite> {
  const suite = await startSuite(config, { strictIndexes: true });
  await seedMarket(suite);
  return suite;
}

/**
 * Starts suites, each with its own sample market; the functions and the app are built once.
 * @throws SuiteError when one does not start; the others are stopped then
 */
export async function startSuites(count: number, pages: Pages): Promise<Suite[]> {
  const configs: SuiteConfig[] = [];
  for (let index = 0; index < count; index += 1) {
    const settings = pages === "app" ? browserSettings : undefined;
    configs.push(await prepareTestSuite(testOffset + index * step, settings));
  }
  await buildOnce(configs, pages);
  const started = await Promise.allSettled(configs.map(startWithMarket));
  const suites = started.flatMap((result) => (result.status === "fulfilled" ? [result.value] : []));
  const failed = started.find((result) => result.status === "rejected");
  if (!failed) return suites;
  await Promise.all(suites.map(({ stop }) => stop()));
  throw failed.reason;
}

/**
 * Starts suites, runs a command whose workers call `useWorkerSuite`, and stops the suites in any case.
 * @returns the exit code of the command
 */
export async function withSuites(count: number, pages: Pages, work: () => Promise<number>): Promise<number> {
  const suites = await startSuites(count, pages);
  try {
    saveWorkerSuites(suites.map(({ environment }) => environment));
    return await work();
  } finally {
    await Promise.all(suites.map(({ stop }) => stop()));
  }
}

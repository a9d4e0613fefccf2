import { findBrowser } from "../suite/browser.ts";
import { main, run } from "../suite/run.ts";
import { runInLanes } from "../tests/lanes.ts";
import { allKinds, isKind, type Kind, partsOf } from "../tests/parts.ts";
import { summary } from "../tests/summary.ts";

// `npm test`: the check, then every test, then the coverage of the specification's claims. With a name (`unit`, `api`, `hostile`, `faults`,
// `e2e`) only those tests.

/** The end-to-end tests require a browser; the emulator's tests skip those that need one and report it. */
async function withBrowser(kinds: readonly Kind[]): Promise<NodeJS.ProcessEnv> {
  const browser = findBrowser();
  const CHROMIUM = kinds.includes("e2e") ? await browser : await browser.catch(() => undefined);
  return { ...process.env, ...(CHROMIUM !== undefined && { CHROMIUM }) };
}

await main(async () => {
  const asked = process.argv.slice(2).filter(isKind);
  const kinds = asked.length > 0 ? asked : allKinds;
  const isChecked = asked.length > 0 || (await run("node", ["scripts/commands/check.ts"])) === 0;
  const parts = kinds.flatMap(partsOf);
  const failedParts = await runInLanes(parts, await withBrowser(kinds));
  const isSpecified = asked.length > 0 || (await run("node", ["scripts/commands/spec.ts"])) === 0;
  console.info(`\n${await summary(parts, failedParts)}`);
  if (!isChecked) console.info("FAILED check: see the beginning");
  if (!isSpecified) console.info("FAILED spec: see above");
  return isChecked && failedParts.length === 0 && isSpecified ? 0 : 1;
});

import { mkdir, readFile, rm } from "node:fs/promises";
import { findBrowser } from "../suite/browser.ts";
import { useChecked } from "../suite/build.ts";
import { main, run } from "../suite/run.ts";
import { root } from "../suite/suite.ts";
import { type TestCommand, testCommands, traceFailedTests } from "../tests/commands.ts";
import { readFailures } from "../tests/reports.ts";
import { unhandledErrors } from "../tests/unhandled-errors.ts";

// `npm test`: the check, then every test, then the coverage of the specification's claims. With names (`unit`, `components`, `api`,
// `e2e`) only those tests; further arguments go to the test runner.

function runTests(
  { command: [program, ...args], env }: Pick<TestCommand, "command" | "env">,
  extra: readonly string[] = [],
): Promise<number> {
  return run(program, [...args, ...extra], { ...process.env, ...env });
}

await main(async () => {
  const names = process.argv.slice(2);
  const asked = testCommands.filter(({ name }) => names.includes(name));
  const extra = names.filter((word) => !testCommands.some(({ name }) => name === word));
  const isWhole = asked.length === 0;
  const commands = isWhole ? testCommands : asked;
  await mkdir(`${root}/.suite`, { recursive: true });
  const reports = [...commands.map(({ report }) => report), unhandledErrors];
  await Promise.all(reports.map((file) => rm(file, { force: true })));
  // The emulator's tests skip those that need a browser, and report it.
  const browser = await findBrowser().catch((error: unknown) => {
    if (commands.some(({ name }) => name === "components" || name === "e2e")) throw error;
  });
  if (browser) process.env["CHROMIUM"] = browser;

  const failed: string[] = [];
  const step = async (name: string, code: Promise<number>) => {
    const started = performance.now();
    if ((await code) !== 0) failed.push(name);
    console.info(`\n${name}: ${((performance.now() - started) / 60_000).toFixed(1)} min\n`);
  };
  if (isWhole) {
    await step("check", run("node", ["scripts/commands/check.ts"]));
    if (failed.length === 0) process.env[useChecked] = "1";
  }
  for (const command of commands) await step(command.name, runTests(command, extra));
  if (failed.includes("e2e")) {
    console.info("\nThe first failed tests once more, for their traces in .suite/full-traces:");
    await runTests(traceFailedTests);
  }
  if (isWhole) await step("spec", run("node", ["scripts/commands/spec.ts"]));
  // Once more at the end: the output of a failed test may be thousands of lines above.
  for (const line of readFailures(commands)) console.info(line);
  console.info(await readFile(unhandledErrors, "utf8").catch(() => ""));
  if (failed.length > 0) console.info(`FAILED: ${failed.join(", ")}`);
  return failed.length === 0 ? 0 : 1;
});

import { execFileSync } from "node:child_process";
import { cp } from "node:fs/promises";
import { buildFunctions, buildWeb } from "../suite/build.ts";
import { prepareLocalSuite } from "../suite/ports.ts";
import { main } from "../suite/run.ts";
import { root } from "../suite/suite.ts";

// Builds the deployed files: functions/dist and web/dist.

/** The commit that is built, by which errors are told apart; `local` without Git. */
function findRelease(): string {
  try {
    return execFileSync("git", ["rev-parse", "--short=10", "HEAD"], { encoding: "utf8" }).trim();
  } catch {
    return "local";
  }
}

await main(async () => {
  process.env["RELEASE"] = findRelease();
  const config = await prepareLocalSuite();
  await Promise.all([buildFunctions(config), buildWeb(config)]);
  await cp(`${root}/${config.web}-pages`, `${root}/${config.functions}/pages`, { recursive: true });
  return 0;
});

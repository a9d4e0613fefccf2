import { cast } from "../../emulator-data/generate/cast.ts";
import { mustRun } from "./run.ts";
import type { Suite } from "./suite.ts";

/** Fills a running suite with the sample market. */
export function fillMarket({ environment }: Suite): Promise<void> {
  return mustRun("Filling the sample market", "node", ["emulator-data/seed.ts"], environment);
}

/** The logins of the sample market, one per line. */
export function logins(): string {
  return cast.map(({ username, password }) => `  ${username.padEnd(14)}${password}`).join("\n");
}

import { demoUsers } from "../../emulator-data/generate/demo-users.ts";
import { runOrThrow } from "./run.ts";
import type { Suite } from "./suite.ts";

/** Fills a running suite with the sample market. */
export function seedMarket({ environment }: Suite): Promise<void> {
  return runOrThrow("Filling the sample market", "node", ["emulator-data/seed.ts"], environment);
}

/** The logins of the sample market, one per line. */
export function formatLogins(): string {
  return demoUsers.map(({ username, password }) => `  ${username.padEnd(14)}${password}`).join("\n");
}

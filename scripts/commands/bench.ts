import { main, run } from "../suite/run.ts";
import { SuiteError } from "../suite/suite.ts";

// `npm run bench:api`, `npm run bench:emulator` and so on: results are comparable only on the same machine.

const benches: Readonly<Record<string, readonly string[]>> = {
  api: ["scripts/commands/suite.ts", "--seed", "node", "scripts/bench/api.ts"],
  cost: ["scripts/commands/suite.ts", "--seed", "--no-app", "node", "scripts/bench/cost/main.ts"],
  emulator: ["emulator/bench/emulator.ts"],
  interactions: ["scripts/commands/suite.ts", "--seed", "node", "scripts/bench/interactions/main.ts"],
  "main-thread": ["scripts/commands/suite.ts", "--seed", "node", "scripts/bench/main-thread/main.ts"],
  pages: ["scripts/commands/suite.ts", "--seed", "node", "scripts/bench/pages.ts"],
  panel: ["scripts/commands/suite.ts", "--seed", "node", "scripts/bench/panel.ts"],
  rules: ["emulator/bench/rules.ts", "firestore.rules"],
  search: ["scripts/commands/suite.ts", "node", "scripts/bench/search.ts"],
};

await main(() => {
  const args = benches[process.argv[2] ?? ""];
  if (!args) throw new SuiteError(`Usage: npm run bench:<${Object.keys(benches).join("|")}>`);
  return run("node", [...args, ...process.argv.slice(3)]);
});

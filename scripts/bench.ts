import { main, run } from "./suite/run.ts";
import { SuiteError } from "./suite/suite.ts";

// `npm run bench:emulator` and `npm run bench:search`: figures to compare with nothing but themselves.

const benches: Readonly<Record<string, readonly string[]>> = {
  emulator: ["emulator/bench/emulator.ts"],
  rules: ["emulator/bench/rules.ts", "firestore.rules"],
  search: ["scripts/suite.ts", "node", "scripts/bench/search.ts"],
};

await main(() => {
  const args = benches[process.argv[2] ?? ""];
  if (!args) throw new SuiteError(`Usage: npm run bench:<${Object.keys(benches).join("|")}>`);
  return run("node", args);
});

import { prepareTestSuite } from "../suite/ports.ts";
import { main, run } from "../suite/run.ts";
import { SuiteError } from "../suite/suite.ts";
import { withSuite } from "../suite/with-suite.ts";

// `npm run suite -- [--seed] <command>`: boots the suite on the test ports, runs the command against it and stops it.

await main(async () => {
  const words = process.argv.slice(2);
  const seed = words[0] === "--seed";
  const [command = "", ...args] = seed ? words.slice(1) : words;
  if (!command) throw new SuiteError("Usage: npm run suite -- [--seed] <command>");
  return withSuite(await prepareTestSuite(), { web: true, seed }, ({ environment }) =>
    run(command, args, environment),
  );
});

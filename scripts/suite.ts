import { buildFunctions, buildWeb } from "./suite/build.ts";
import { fillMarket } from "./suite/market.ts";
import { testPlace } from "./suite/ports.ts";
import { main, run } from "./suite/run.ts";
import { SuiteError, startSuite } from "./suite/suite.ts";
import { interrupted, untilEnd } from "./suite/until.ts";

// `npm run suite -- [--seed] <command>`: boots the suite on the test ports, runs the command against it and stops it.

await main(async () => {
  const [first, ...rest] = process.argv.slice(2);
  const seed = first === "--seed";
  const [command = "", ...args] = seed ? rest : process.argv.slice(2);
  if (!command) throw new SuiteError("Usage: npm run suite -- [--seed] <command>");

  const stopped = interrupted();
  const place = await testPlace();
  await buildFunctions(place);
  const [suite] = await Promise.all([startSuite(place, { strictIndexes: true }), buildWeb(place)]);
  const work = async () => {
    if (seed) await fillMarket(suite);
    return run(command, args, suite.environment);
  };
  return untilEnd(suite, Promise.race([work(), stopped]));
});

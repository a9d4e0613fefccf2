import { buildFunctions, buildWeb } from "./suite/build.ts";
import { fillMarket, logins } from "./suite/market.ts";
import { startPlace } from "./suite/ports.ts";
import { main } from "./suite/run.ts";
import { startSuite } from "./suite/suite.ts";
import { interrupted, untilEnd } from "./suite/until.ts";

// `npm start`: the whole of Halkopiha on this machine, with the sample market in it. Ctrl-C stops it.

await main(async () => {
  const stopped = interrupted();
  console.info("Starting Halkopiha …");
  const place = await startPlace();
  await buildFunctions(place);
  const [suite] = await Promise.all([startSuite(place, { strictIndexes: true }), buildWeb(place)]);
  await fillMarket(suite);
  console.info(`\nHalkopiha is open:  ${suite.appUrl}\n\nLogins (user name, password):\n${logins()}\n`);
  console.info("Ctrl-C stops it.");
  return untilEnd(suite, stopped);
});

import { buildFunctions } from "./suite/build.ts";
import { fillMarket, logins } from "./suite/market.ts";
import { startPlace } from "./suite/ports.ts";
import { main, run } from "./suite/run.ts";
import { startSuite } from "./suite/suite.ts";
import { interrupted, untilEnd } from "./suite/until.ts";

// `npm run dev`: the suite with the sample market, and the app on Vite, which reloads what changes.

await main(async () => {
  const stopped = interrupted();
  const place = await startPlace();
  await buildFunctions(place);
  const suite = await startSuite(place, { strictIndexes: true });
  await fillMarket(suite);
  console.info(`Logins (user name, password):\n${logins()}\n`);
  return untilEnd(suite, Promise.race([run("vite", ["web"], suite.environment), stopped]));
});

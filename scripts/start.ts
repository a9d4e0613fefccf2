import { logins } from "./suite/market.ts";
import { startPlace } from "./suite/ports.ts";
import { main } from "./suite/run.ts";
import { withSuite } from "./suite/with-suite.ts";

// `npm start`: the whole of Halkopiha on this machine, with the sample market in it. Ctrl-C stops it.

await main(async () => {
  console.info("Starting Halkopiha …");
  return withSuite(await startPlace(), { web: true, seed: true }, ({ appUrl }) => {
    console.info(`\nHalkopiha is open:  ${appUrl}\n\nLogins (user name, password):\n${logins()}\n`);
    console.info("Ctrl-C stops it.");
    // It is open until somebody stops it, or it falls.
    return new Promise<never>(() => {});
  });
});

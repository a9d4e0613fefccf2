import { formatLogins } from "../suite/market.ts";
import { prepareLocalSuite } from "../suite/ports.ts";
import { main, run } from "../suite/run.ts";
import { withSuite } from "../suite/with-suite.ts";

// `npm run dev`: the suite with the sample market, and the app on Vite with hot reload.

await main(async () =>
  withSuite(await prepareLocalSuite(), { web: false, seed: true }, ({ environment }) => {
    console.info(`Logins (user name, password):\n${formatLogins()}\n`);
    return run("vite", ["web"], environment);
  }),
);

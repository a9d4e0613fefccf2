import { formatLogins } from "../suite/market.ts";
import { prepareLocalSuite } from "../suite/ports.ts";
import { main } from "../suite/run.ts";
import { watchMail } from "../suite/watch-mail.ts";
import { withSuite } from "../suite/with-suite.ts";

// `npm start`: runs the whole of Halkopiha locally with the sample market. Ctrl-C stops it.

await main(async () => {
  console.info("Starting Halkopiha …");
  return withSuite(await prepareLocalSuite(), { web: true, seed: true }, async (suite) => {
    await watchMail(suite, (line) => console.info(`Mail  ${line}`));
    console.info(
      `\nHalkopiha is open:  ${suite.appUrl}\n\nLogins (user name, password):\n${formatLogins()}\n`,
    );
    console.info("Mails are not sent but printed here. Press Ctrl-C to stop.");
    // Runs until it is interrupted or the suite ends.
    return new Promise<never>(() => {});
  });
});

import { prepareTestSuite } from "../suite/ports.ts";
import { main, run } from "../suite/run.ts";
import { SuiteError } from "../suite/suite.ts";
import { withSuites } from "../suite/suites.ts";
import { withSuite } from "../suite/with-suite.ts";

// `npm run suite -- [--seed] <command>`: boots the suite on the test ports, runs the command against it and stops it. `--no-app` leaves out the
// build of the app. `--suites=2` boots that many seeded suites, for the workers of a test runner.

const suitesOption = "--suites=";

await main(async () => {
  const words = process.argv.slice(2);
  const start = words.findIndex((word) => !word.startsWith("--"));
  if (start < 0) throw new SuiteError("Usage: npm run suite -- [--seed] [--no-app] [--suites=2] <command>");
  const options = words.slice(0, start);
  const [command = "", ...args] = words.slice(start);
  const app = !options.includes("--no-app");
  const suites = options.find((option) => option.startsWith(suitesOption))?.slice(suitesOption.length);
  if (suites) return withSuites(Number(suites), app ? "app" : "none", () => run(command, args));
  const seed = options.includes("--seed");
  return withSuite(await prepareTestSuite(), { web: app, seed }, ({ environment }) =>
    run(command, args, environment),
  );
});

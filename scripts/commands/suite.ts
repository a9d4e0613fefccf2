import { prepareTestSuite } from "../suite/ports.ts";
import { main, run } from "../suite/run.ts";
import { SuiteError } from "../suite/suite.ts";
import { withSuites } from "../suite/suites.ts";
import { withSuite } from "../suite/with-suite.ts";

// `npm run suite -- [--seed] <command>`: boots the suite on the test ports, runs the command against it and stops it. `--no-app` leaves out the
// build of the app. `--workers=2` boots a seeded suite for each worker of a test runner.

const workersOption = "--workers=";

await main(async () => {
  const words = process.argv.slice(2);
  const start = words.findIndex((word) => !word.startsWith("--"));
  if (start < 0) throw new SuiteError("Usage: npm run suite -- [--seed] [--no-app] [--workers=2] <command>");
  const options = words.slice(0, start);
  const [command = "", ...args] = words.slice(start);
  const app = !options.includes("--no-app");
  const workers = options.find((option) => option.startsWith(workersOption))?.slice(workersOption.length);
  if (workers) return withSuites(Number(workers), app ? "app" : "none", () => run(command, args));
  const seed = options.includes("--seed");
  return withSuite(await prepareTestSuite(), { web: app, seed }, ({ environment }) =>
    run(command, args, environment),
  );
});

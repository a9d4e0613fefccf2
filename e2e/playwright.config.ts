import { defineConfig } from "@playwright/test";
import { useWorkerSuite } from "../scripts/suite/worker-suites.ts";
import { launchOptions } from "./support/browser/chromium.ts";

const worker = process.env["TEST_PARALLEL_INDEX"];
// Inside of `npm run suite` the environment is set already.
if (worker !== undefined && !process.env["APP_URL"]) useWorkerSuite(Number(worker));

/** Tests that mostly wait until a page requests no more. They start first, while other workers use the processors. */
const renderedPages = "site/*rendered-pages.test.ts";

/**
 * Tests tagged `@phone` or `@desk` run at that size, all others once. Each worker has a suite with its own sample market, which the files
 * of the worker use one after the other.
 */
export default defineConfig({
  testMatch: "**/*.test.ts",
  globalSetup: "./support/global-setup.ts",
  outputDir: "../.suite/traces",
  reporter: [["list"], ["json", { outputFile: "../.suite/e2e.json" }]],
  workers: process.env["APP_URL"] ? 1 : 3,
  fullyParallel: false,
  retries: 0,
  forbidOnly: Boolean(process.env["CI"]),
  // Long timeouts, so that a correct test does not fail on a busy machine.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  use: {
    locale: "fi-FI",
    launchOptions,
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    screenshot: "only-on-failure",
    // Without snapshots, which include the requests, and without pictures: they take an eighth of the time of all tests.
    trace: process.env["FULL_TRACES"]
      ? "on"
      : { mode: "retain-on-failure", snapshots: false, screenshots: false, sources: false },
    // A transition changes nothing that a test looks at, and takes processor time for each frame.
    contextOptions: { reducedMotion: "reduce" },
    // A service worker loads the whole app on every new device. Files that test it allow it.
    serviceWorkers: "block",
  },
  projects: [
    { name: "rendered", testMatch: renderedPages },
    { name: "phone", grepInvert: /@desk/, testIgnore: renderedPages },
    { name: "desk", grep: /@desk/, testIgnore: renderedPages },
  ],
});

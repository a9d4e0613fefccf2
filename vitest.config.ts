import { playwright } from "@vitest/browser-playwright";
import { configDefaults, defineConfig } from "vitest/config";
import { readClaims } from "./scripts/spec/specification.ts";
import { LongFilesFirst } from "./scripts/tests/long-files-first.ts";

/** How many workers have a suite of their own; without it the environment is that of a single suite. */
const suiteWorkers = process.env["SUITE_WORKERS"];
const workers = Number(suiteWorkers ?? 1);
/**
 * Long, so that a correct test does not fail on a slow machine. They end only what hangs; a poll ends before its test, so that the error
 * says what was awaited.
 */
const patient = { testTimeout: 180_000, hookTimeout: 180_000, expect: { poll: { timeout: 60_000 } } };

/** A worker loads the modules once for all of its files. Not where a file changes the state of modules. */
const shared = { ...patient, isolate: false };

const suitePerWorker = {
  fileParallelism: workers > 1,
  maxWorkers: workers,
  setupFiles: suiteWorkers ? [`${import.meta.dirname}/scripts/suite/vitest-setup.ts`] : [],
};

/** Tests of sent mails and text messages. */
const sending = "test/sending/*.test.ts";

/** Thousands of requests that no honest visitor sends. */
const hostileRequests = "hostile/hostile.test.ts";

/** After the API and the sending: tests that spoil the market of their suite. */
const spoiling = 1;

/** Last: it empties the suite of the hostile requests, and opens it as a new project. */
const emptying = 2;

/** Tests of components in a real browser. */
const componentTests = ["src/**/*.browser.test.tsx"];

/** Folders of the app with state that outlives a test file: `testing/setup.ts` resets it. */
const resetFolders = ["src/market/outbox", "src/features/orders", "src/features/search"];

/** One project for each kind of test; `scripts/tests/commands.ts` states which of them need the suite; end-to-end tests run with Playwright. */
export default defineConfig({
  test: {
    attachmentsDir: ".suite/attachments",
    sequence: { sequencer: LongFilesFirst },
    // A test is tagged with the claims of the specification that it shows.
    tags: readClaims().map(({ id }) => ({ name: id })),
    projects: [
      {
        extends: "./web/vite.config.ts",
        test: {
          ...patient,
          name: "@halkopiha/web",
          root: "web",
          exclude: [...configDefaults.exclude, ...componentTests],
        },
      },
      {
        extends: "./web/vite.config.ts",
        // All of them before the first test: a dependency that is found later reloads the page of a running test.
        optimizeDeps: { entries: ["src/**/*.{ts,tsx}"], include: ["axe-core", "vitest-browser-react"] },
        test: {
          ...shared,
          name: "components",
          root: "web",
          include: componentTests,
          setupFiles: ["src", ...resetFolders].map((folder) => `${folder}/testing/setup.ts`),
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: {
                executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
                // No request leaves the machine, such as those for the tiles of a map.
                args: ["--no-sandbox", "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost"],
              },
              contextOptions: { locale: "fi-FI", reducedMotion: "reduce" },
            }),
            instances: [{ browser: "chromium" }],
            viewport: { width: 390, height: 844 },
            // As in Playwright: a label may go on with "(valinnainen)".
            locators: { exact: false },
          },
        },
      },
      "emulator",
      {
        test: {
          ...shared,
          name: "domain",
          root: "domain",
          include: ["src/**/*.test.ts"],
        },
      },
      {
        test: {
          ...patient,
          name: "functions",
          root: "functions",
          include: ["src/**/*.test.ts", "build/*.test.ts"],
        },
      },
      { test: { ...shared, name: "scripts", root: "scripts", include: ["**/*.test.ts"] } },
      {
        test: {
          ...shared,
          name: "rules",
          root: "rules",
          include: ["*.test.ts"],
          ...suitePerWorker,
        },
      },
      {
        test: {
          ...shared,
          name: "api",
          root: "functions",
          include: ["test/**/*.test.ts", "hostile/holes/*.test.ts"],
          exclude: [sending],
          ...suitePerWorker,
          setupFiles: [...suitePerWorker.setupFiles, "test/support/quiet-start.ts"],
        },
      },
      // Isolated: the code under test connects to a Firebase project of these tests.
      {
        test: { ...patient, name: "sending", root: "functions", include: [sending], ...suitePerWorker },
      },
      {
        test: {
          ...patient,
          name: "failures",
          root: "functions",
          include: ["hostile/*.test.ts"],
          exclude: [hostileRequests],
          ...suitePerWorker,
          sequence: { groupOrder: spoiling },
        },
      },
      {
        test: {
          ...patient,
          name: "hostile",
          root: "functions",
          include: [hostileRequests],
          ...suitePerWorker,
          // The suite after those of the workers, because they need an unused market.
          env: { SUITE_INDEX: String(workers) },
          sequence: { groupOrder: spoiling },
        },
      },
      {
        test: {
          ...patient,
          name: "opening",
          root: "functions",
          include: ["opening/*.test.ts"],
          ...suitePerWorker,
          env: { SUITE_INDEX: String(workers) },
          sequence: { groupOrder: emptying },
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

/** How many suites `npm run suite -- --workers` has started; without it there is one, which the files use one after the other. */
const workers = Number(process.env["SUITE_WORKERS"] ?? 1);
const suitePerWorker = {
  fileParallelism: workers > 1,
  maxWorkers: workers,
  setupFiles: workers > 1 ? [`${import.meta.dirname}/scripts/suite/vitest-setup.ts`] : [],
};

/** One project for each kind of test; `scripts/tests/commands.ts` states which of them need the suite; end-to-end tests run with Playwright. */
export default defineConfig({
  test: {
    projects: [
      { extends: "./web/vite.config.ts", test: { name: "@halkopiha/web", root: "web", testTimeout: 30_000 } },
      "emulator",
      { test: { name: "domain", root: "domain", include: ["src/**/*.test.ts"], testTimeout: 30_000 } },
      { test: { name: "functions", root: "functions", include: ["src/**/*.test.ts"], testTimeout: 30_000 } },
      { test: { name: "scripts", root: "scripts", include: ["**/*.test.ts"] } },
      { test: { name: "rules", root: "rules", include: ["*.test.ts"], ...suitePerWorker } },
      {
        test: {
          name: "api",
          root: "functions",
          include: ["test/**/*.test.ts"],
          ...suitePerWorker,
          // Long timeouts, so that a correct test does not fail on a busy machine.
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: "hostile",
          root: "functions",
          include: ["hostile/hostile.test.ts"],
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "faults",
          root: "functions",
          include: ["hostile/*.test.ts"],
          exclude: ["hostile/hostile.test.ts"],
          fileParallelism: false,
        },
      },
    ],
  },
});

import { defineConfig } from "vitest/config";

/** One project for each kind of test; `scripts/commands/test.ts` states which of them need the suite. */
export default defineConfig({
  test: {
    projects: [
      { extends: "./web/vite.config.ts", test: { name: "@halkopiha/web", root: "web", testTimeout: 30_000 } },
      "emulator",
      { test: { name: "domain", root: "domain", include: ["src/**/*.test.ts"], testTimeout: 30_000 } },
      { test: { name: "functions", root: "functions", include: ["src/**/*.test.ts"], testTimeout: 30_000 } },
      { test: { name: "scripts", root: "scripts", include: ["**/*.test.ts"] } },
      { test: { name: "rules", root: "rules", include: ["*.test.ts"], fileParallelism: false } },
      {
        test: {
          name: "api",
          root: "functions",
          include: ["test/**/*.test.ts"],
          fileParallelism: false,
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
      {
        test: {
          name: "e2e",
          root: "e2e",
          include: ["**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 240_000,
          hookTimeout: 180_000,
          // Long timeouts, so that a correct test does not fail on a busy machine.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});

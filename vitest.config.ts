import { defineConfig } from "vitest/config";

/** Every kind of test as one project; `scripts/commands/test.ts` says which of them need the suite. */
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
          // A busy machine is slow, not wrong.
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          hookTimeout: 60_000,
          // A busy machine is slow, not wrong.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});

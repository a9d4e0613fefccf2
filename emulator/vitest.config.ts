import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // A worker loads the modules once for all of its files.
    isolate: false,
    // Long, so that a correct test does not fail on a slow machine. They end only what hangs.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 60_000 } },
    // Without this, Google's libraries look for the metadata server of a cloud machine.
    env: { METADATA_SERVER_DETECTION: "none" },
  },
});

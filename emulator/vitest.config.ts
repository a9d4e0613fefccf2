import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // A worker loads the modules once for all of its files.
    isolate: false,
    // The web SDK's and the Admin SDK's retries may take a second each.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // Without this, Google's libraries look for the metadata server of a cloud machine.
    env: { METADATA_SERVER_DETECTION: "none" },
  },
});

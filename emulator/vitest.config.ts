import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // The web SDK's and the Admin SDK's retries may take a second each.
    testTimeout: 20_000,
    hookTimeout: 20_000,
    // Google libraries would look for a cloud machine around us.
    env: { METADATA_SERVER_DETECTION: "none" },
  },
});

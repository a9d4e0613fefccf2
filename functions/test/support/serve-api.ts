import { once } from "node:events";
import { createServer } from "node:http";
import { afterAll, beforeAll } from "vitest";
import { createApp } from "../../src/app.ts";
import { getPort } from "./port.ts";
import { useProductionLimits } from "./production-limits.ts";
import { useSuiteSecrets } from "./suite-secrets.ts";

/**
 * Serves the API in this process, with the settings of production and the emulators of the suite, whose own API has others.
 * @returns a function that returns its origin, for the tests
 */
export function serveApiDuringTests(): () => string {
  useSuiteSecrets();
  useProductionLimits();
  Object.assign(process.env, {
    CALL_TIMEOUT_SECONDS: "60",
    NEW_VISITOR_LIMIT_PER_ADDRESS: "600",
    WEB_API_KEY: "local",
  });
  const server = createServer(createApp());
  beforeAll(async () => {
    server.listen(0, "127.0.0.1");
    await once(server, "listening");
  });
  afterAll(() => void server.close());
  return () => `http://127.0.0.1:${getPort(server)}`;
}

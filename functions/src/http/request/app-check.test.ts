import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createApp } from "../../app.ts";

const ourToken = "signed-by-google";

// Google signs the tokens of our app only: this one stands for them, and all others are verified.
vi.mock("../../firebase.ts", async (original) => {
  const real = await original<typeof import("../../firebase.ts")>();
  const attestation = await real.appAttestation();
  const verifyToken = async (token: string) => {
    if (token !== ourToken) await attestation.verifyToken(token);
  };
  return { ...real, appAttestation: async () => ({ verifyToken }) };
});

// Rejections are counted in the database.
vi.mock("../../store/admin/security-events.ts", async (original) => ({
  ...(await original<object>()),
  countRejection: async () => undefined,
}));

let server: Server;
let origin = "";

beforeAll(async () => {
  vi.stubEnv("GCLOUD_PROJECT", "demo-halkopiha-unit");
  server = createServer(createApp()).listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
});

afterEach(() => {
  vi.stubEnv("APP_CHECK", undefined);
  vi.stubEnv("APP_CHECK_SITE_KEY", undefined);
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

/** Writes, with a body that is rejected before the database is needed. */
const write = (headers: Record<string, string> = {}) =>
  fetch(`${origin}/api/alerts/end`, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
  });

describe("with App Check on", () => {
  test.each([
    ["without a token", {}],
    ["with an empty token", { "X-Firebase-AppCheck": "" }],
    ["with a token that is none", { "X-Firebase-AppCheck": "junk" }],
    ["with a token that nobody signed", { "X-Firebase-AppCheck": "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhcHAifQ." }],
  ])("a call that writes %s is rejected, and told with what the app is attested", async (_how, headers) => {
    vi.stubEnv("APP_CHECK", "true");
    vi.stubEnv("APP_CHECK_SITE_KEY", "our-key");
    const response = await write(headers);
    expect(response.status).toBe(403);
    expect(response.headers.get("X-AppCheck-Site-Key")).toBe("our-key");
    expect(await response.json()).toEqual({
      message: "Pyyntö ei tullut Halkopihan sovelluksesta.",
      code: "appUnknown",
    });
  });

  test("a call that writes with our app's token is handled", async () => {
    vi.stubEnv("APP_CHECK", "true");
    expect((await write({ "X-Firebase-AppCheck": ourToken })).status).toBe(400);
  });

  test.each([
    ["what is only read", "/api/openapi.json", "GET", 200],
    ["another method than that of a call", "/api/health", "POST", 405],
    ["what a press in a mail program lacks", "/api/alerts/unsubscribe", "POST", 400],
    ["what the service worker calls", "/api/notifications/replacement", "POST", 415],
  ])("%s needs no token", async (_what, path, method, status) => {
    vi.stubEnv("APP_CHECK", "true");
    expect((await fetch(`${origin}${path}`, { method })).status).toBe(status);
  });
});

test.each(["false", undefined])(
  "with App Check off (%s) a call that writes needs no token",
  async (setting) => {
    vi.stubEnv("APP_CHECK", setting);
    expect((await write()).status).toBe(400);
  },
);

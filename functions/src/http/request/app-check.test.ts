import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { createApp } from "../app.ts";

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
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

/** A path without a route: its 404 needs no database and differs from a rejection by App Check. */
const nowhere = "/api/nothing";

const ask = (path: string, headers: Record<string, string> = {}) => fetch(`${origin}${path}`, { headers });

describe("with App Check on", () => {
  test.each([
    ["without a token", {}],
    ["with an empty token", { "X-Firebase-AppCheck": "" }],
    ["with a token that is none", { "X-Firebase-AppCheck": "junk" }],
    ["with a token that nobody signed", { "X-Firebase-AppCheck": "eyJhbGciOiJub25lIn0.eyJzdWIiOiJhcHAifQ." }],
  ])("a call %s is rejected", async (_how, headers) => {
    vi.stubEnv("APP_CHECK", "true");
    const response = await ask(nowhere, headers);
    expect(response.status).toBe(403);
    expect(await response.json()).toEqual({
      message: "Pyyntö ei tullut Halkopihan sovelluksesta.",
      code: "appUnknown",
    });
  });

  test.each([
    ["the description of the API", "/api/openapi.json", "GET", 200],
    ["the state of the service", "/api/health", "POST", 405],
    ["what a press in a mail program lacks", "/api/alerts/unsubscribe", "POST", 400],
  ])("%s is available to everyone", async (_what, path, method, status) => {
    vi.stubEnv("APP_CHECK", "true");
    // The health check needs the database; a 405 response to a POST on its path does not.
    expect((await fetch(`${origin}${path}`, { method })).status).toBe(status);
  });
});

test.each(["false", undefined])("with App Check off (%s) a call needs no token", async (setting) => {
  vi.stubEnv("APP_CHECK", setting);
  expect((await ask(nowhere)).status).toBe(404);
});

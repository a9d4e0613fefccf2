import { table } from "@halkopiha/domain/contract/table.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { Client, parseErrorBody } from "../test/support/api.ts";
import { firestoreProcess, signal, startInstances } from "./processes.ts";

// Simulates a database that stops responding without closing connections, as in a network failure: its process is stopped (SIGSTOP) and
// continued at the end.

const seller = new Client();

const calls: [string, string][] = [
  ["GET", "/api/cart"],
  ["GET", "/api/sellers"],
  ["GET", "/api/orders"],
  ["POST", "/api/favorites"],
];

beforeAll(async () => {
  await seller.logIn("halkomestari", "Halkomestari1");
  await startInstances(calls.length);
  signal(await firestoreProcess(), "SIGSTOP");
});

afterAll(async () => {
  signal(await firestoreProcess(), "SIGCONT");
});

/** Timeout of the app, in milliseconds; it gives up afterwards. */
const asTheApp = 15_000;

test("the service says within five seconds that its database is gone", { timeout: 20_000 }, async () => {
  const ask = () => new Client().send("GET", "/api/health", { signal: AbortSignal.timeout(5000) });
  // A health result is cached for a second.
  const reply = await vi.waitFor(
    async () => {
      const now = await ask();
      expect(now.status).toBe(503);
      return now;
    },
    { timeout: 15_000, interval: 500 },
  );
  expect(parseErrorBody(reply)).toMatchObject({ code: "unavailable", failed: ["firestore"] });
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
});

// At the same time: each call waits for the API's timeout of ten seconds.
test.concurrent.each(calls)(
  "%s %s is rejected in Finnish before the app gives up",
  { timeout: 20_000 },
  async (method, path) => {
    const headers = { "content-type": "application/json" };
    const body = method === "POST" ? { body: '{"id":"x"}' } : {};
    const reply = await seller.send(method, path, {
      signal: AbortSignal.timeout(asTheApp),
      headers,
      ...body,
    });
    expect({ status: reply.status, ...parseErrorBody(reply) }).toEqual({
      status: 503,
      code: "unavailable",
      message: "virhe palvelimella, yritä uudelleen hetken kuluttua.",
    });
  },
);

test("once the database is back, the market is too", { timeout: 60_000 }, async () => {
  signal(await firestoreProcess(), "SIGCONT");
  const reply = await seller.send("GET", table.listOrders.path);
  expect(reply.status).toBe(200);
  await vi.waitFor(async () => expect((await new Client().send("GET", "/api/health")).status).toBe(200), {
    timeout: 20_000,
    interval: 500,
  });
});

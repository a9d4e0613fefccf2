import { health } from "@halkopiha/domain/contract/service.ts";
import { table } from "@halkopiha/domain/contract/table.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("the service says that its database is gone", async () => {
  const ask = () => new Client().send("GET", health.path);
  // A health result is cached for a second.
  await expect.poll(async () => (await ask()).status).toBe(503);
  const reply = await ask();
  expect(reply.status).toBe(503);
  expect(parseErrorBody(reply)).toMatchObject({ code: "unavailable", failed: ["firestore"] });
  expect(reply.headers.get("cache-control")).toBe("private, no-store");
});

// At the same time: each call waits for the API's timeout.
test.concurrent.each(calls)("%s %s is rejected in Finnish", async (method, path) => {
  const headers = { "content-type": "application/json" };
  const body = method === "POST" ? { body: '{"id":"x"}' } : {};
  const reply = await seller.send(method, path, { headers, ...body });
  expect({ status: reply.status, ...parseErrorBody(reply) }).toEqual({
    status: 503,
    code: "unavailable",
    message: "virhe palvelimella, yritä uudelleen hetken kuluttua.",
  });
});

test("once the database is back, the market is too", async () => {
  signal(await firestoreProcess(), "SIGCONT");
  const reply = await seller.send("GET", table.listOrders.path);
  expect(reply.status).toBe(200);
  await expect.poll(async () => (await new Client().send("GET", health.path)).status).toBe(200);
});

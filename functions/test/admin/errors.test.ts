import { listErrors, markError } from "@halkopiha/domain/contract/admin/errors.ts";
import { reportError } from "@halkopiha/domain/contract/errors.ts";
import { readProduct } from "@halkopiha/domain/contract/shop/products.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, describe, expect, test } from "vitest";
import { sha256Hex } from "../../src/store/firestore/sha256.ts";
import { Client } from "../support/api.ts";
import { createError, createRelease, listErrorsOf, report, sampleReport } from "../support/errors.ts";
import { inParallel } from "../support/in-parallel.ts";
import { database, newProduct, newSeller } from "../support/market.ts";
import { logInAsRoot } from "../support/users.ts";

const chrome =
  "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0 Mobile";

let root: Client;

beforeAll(async () => {
  root = await logInAsRoot();
});

describe("an error of a browser", () => {
  test("reaches root with its page, place and browser", async () => {
    const release = createRelease();
    const client = new Client();
    client.userAgent = chrome;
    expect(await report({ release }, client)).toBe(200);
    const { page, message, stack, kind } = sampleReport();
    expect(await listErrorsOf(release)).toMatchObject([
      { source: "browser", device: "Chrome, Android", count: 1, handledAt: null, page, message, stack, kind },
    ]);
  });

  test("needs no cookie, and gets none", async () => {
    const reply = await new Client().request(reportError, { body: sampleReport() });
    expect(reply.headers.get("set-cookie")).toBeNull();
  });

  test("is scrubbed on the server, whatever the client has sent", async () => {
    const release = createRelease();
    await report({
      ...{ release, message: 'Virhe: aino@posti.example, 050 123 4567, "Aino Aaltonen"' },
      ...{
        stack: "Aino Aaltonen\n at f (https://x.example/a.js?t=salainen1234:1:2)",
        page: "/tilaukset/Ab12?t=x",
      },
    });
    const [error] = await listErrorsOf(release);
    expect(error).toMatchObject({
      ...{ message: "Virhe: [email] [number], [text]", stack: "at f (a.js:1:2)", page: "/tilaukset/:id" },
    });
    const { docs } = await database.collection("errors").where("release", "==", release).get();
    expect(JSON.stringify(docs.map((document) => document.data()))).not.toMatch(/aino|4567|salainen|203\.0/i);
  });

  test("is one document with all others of its cause and release, and counts them", async () => {
    const [release, next] = [createRelease(), createRelease()];
    const clients = Array.from({ length: 40 }, () => new Client());
    await inParallel(clients, 10, (client) => report({ release }, client));
    await report({ release, page: "/haku" });
    await report({ release, message: "RangeError: other" });
    await report({ release: next });
    const counts = (await listErrorsOf(release)).map(({ count }) => count).sort((a, b) => a - b);
    expect(counts).toEqual([1, 41]);
    expect(await listErrorsOf(next)).toMatchObject([{ count: 1 }]);
  });

  test("is reported 60 times an hour from one network", async () => {
    const release = createRelease();
    const client = new Client();
    const statuses = await inParallel(
      Array.from({ length: 62 }, () => client),
      5,
      (one) => report({ release }, one),
    );
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
    expect(await listErrorsOf(release)).toMatchObject([{ count: 60 }]);
  });

  test("is kept for 90 days after the last time", async () => {
    const { _id } = await createError();
    const stored = await database.collection("errors").doc(_id).get();
    const lifetime = stored.get("expiresAt").toMillis() - stored.get("lastAt").toMillis();
    expect(lifetime).toBe(90 * 86_400_000);
  });

  test("is counted among the others when there are too many different ones", async () => {
    const counter = database.collection("rateLimits").doc(sha256Hex("new-errors:browser"));
    await counter.set({ count: 200, expiresAt: Timestamp.fromMillis(Date.now() + 86_400_000) });
    const [one, other] = [createRelease(), createRelease()];
    await report({ release: one });
    await report({ release: other });
    await counter.delete();
    expect([...(await listErrorsOf(one)), ...(await listErrorsOf(other))]).toEqual([]);
    const { errors } = await root.call(listErrors, { query: { limit: 100 } });
    const others = errors.find(({ message }) => message.startsWith("Muut virheet"));
    expect(others).toMatchObject({ release: "", stack: "", page: "" });
    expect(others?.count).toBeGreaterThanOrEqual(2);
  });
});

test("an unexpected error of a call reaches root, and its caller learns no more than that", async () => {
  const { _id: id } = await newProduct(await newSeller());
  const stored = database.collection("products").doc(id);
  await stored.update({ price: "paljon" });
  expect((await new Client().request(readProduct, { params: { id } })).body).toMatchObject({ code: "fault" });
  // A listing that cannot be read would be counted by searches that other tests compare with what they find.
  await stored.delete();
  const { errors } = await root.call(listErrors, { query: { source: "server", limit: 50 } });
  const found = errors.find(({ page }) => page === "GET /api/products/:id");
  expect(found).toMatchObject({ source: "server", kind: "call", device: null, release: "local" });
  expect(found?.stack).toMatch(/^at .+:\d+:\d+\)?$/m);
});

describe("the errors", () => {
  test("are read and marked by root alone", async () => {
    const { _id: id } = await createError();
    const admin = await new Client().logIn("yllapito", "Yllapito2026");
    expect((await admin.request(listErrors, { query: {} })).status).toBe(403);
    expect((await admin.request(markError, { params: { id }, body: { handled: true } })).status).toBe(403);
  });

  test("come page by page, the latest first", async () => {
    const release = createRelease();
    for (const message of ["Error: first", "Error: second"]) await report({ release, message });
    const first = await root.call(listErrors, { query: { release, limit: 1 } });
    const cursor = first.nextCursor ?? "";
    const second = await root.call(listErrors, { query: { release, limit: 1, cursor } });
    const messages = [first, second].flatMap(({ errors }) => errors.map(({ message }) => message));
    expect(messages).toEqual(["Error: second", "Error: first"]);
    expect(second.nextCursor).toBeUndefined();
  });

  test("are listed by source and release", async () => {
    const release = createRelease();
    await report({ release });
    const { errors } = await root.call(listErrors, { query: { release, source: "browser" } });
    expect(errors).toHaveLength(1);
    expect((await root.call(listErrors, { query: { release, source: "server" } })).errors).toEqual([]);
  });

  test("can be marked as handled, and stay so when they come again, until that is taken back", async () => {
    const { _id: id, release } = await createError();
    const mark = (handled: boolean) => root.call(markError, { params: { id }, body: { handled } });
    expect((await mark(true)).error.handledAt).not.toBeNull();
    await report({ release });
    expect(await listErrorsOf(release)).toMatchObject([{ count: 2, handledAt: expect.any(String) }]);
    expect((await mark(false)).error.handledAt).toBeNull();
    expect(await listErrorsOf(release)).toMatchObject([{ handledAt: null }]);
  });
});

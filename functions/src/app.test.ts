import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as z from "zod/mini";
import { createApp } from "./app.ts";

let server: Server;
let origin = "";

beforeAll(async () => {
  server = createServer(createApp()).listen(0);
  await once(server, "listening");
  origin = `http://127.0.0.1:${z.object({ port: z.number() }).parse(server.address()).port}`;
});

afterAll(() => {
  server.close();
});

// The emulators of Hosting and Functions reject such a path before it reaches the API; production does not.
test("a path that is not valid percent-encoding names nothing", async () => {
  const response = await fetch(`${origin}/api/orders/%E0%A4%A`);
  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({ message: "Hakemaasi ei löytynyt.", code: "notFound" });
});

test("an error response is never cached", async () => {
  const response = await fetch(`${origin}/api/nothing`);
  expect(response.headers.get("cache-control")).toBe("private, no-store");
});

test("a long answer goes compressed, a short one as it is", async () => {
  const readEncoding = async (path: string) =>
    (await fetch(`${origin}${path}`)).headers.get("content-encoding");
  expect(await readEncoding("/api/openapi.json")).toMatch(/^(gzip|br)$/);
  expect(await readEncoding("/api/nothing")).toBeNull();
});

for (const method of ["GET", "HEAD"]) {
  test(`${method} of the address of List-Unsubscribe leads to the page that asks before it ends an alert`, async () => {
    const token = `abc~${"a".repeat(43)}`;
    const open = (query: string) =>
      fetch(`${origin}/api/alerts/unsubscribe${query}`, { method, redirect: "manual" });
    for (const [query, hash] of [
      [`?t=${token}`, `#lopeta=${token}`],
      ["?t=%0d%0aX:1", "#lopeta="],
    ] as const) {
      const { status, headers } = await open(query);
      expect([status, headers.get("cache-control")]).toEqual([303, "private, no-store"]);
      expect(headers.get("location")).toMatch(new RegExp(`/hakuvahti${hash}$`));
    }
    expect((await open("")).status).toBe(405);
  });
}

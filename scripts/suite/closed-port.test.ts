import { once } from "node:events";
import { createServer, type Server } from "node:net";
import { afterEach, expect, test } from "vitest";
import * as z from "zod/mini";
import { waitForClosedPort } from "./closed-port.ts";

const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function listening() {
  const server = createServer().listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return { server, port: z.object({ port: z.int() }).parse(server.address()).port };
}

test("the name of a stopped emulator is returned", async () => {
  const [auth, firestore] = [await listening(), await listening()];
  const ports = { auth: auth.port, firestore: firestore.port };
  const closed = waitForClosedPort(ports, new AbortController().signal, 1);
  firestore.server.close();
  expect(await closed).toBe("firestore");
});

test("nothing is returned while all listen, and the watch can be aborted", async () => {
  const { server, port } = await listening();
  const watch = new AbortController();
  let checks = 0;
  server.on("connection", () => {
    checks += 1;
    if (checks === 5) watch.abort();
  });
  const closed = waitForClosedPort({ auth: port }, watch.signal, 1);
  await expect(closed).rejects.toThrow("aborted");
});

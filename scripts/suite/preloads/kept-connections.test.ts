import { once } from "node:events";
import http from "node:http";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import "./kept-connections.ts";

test("a server leaves it to its clients to close a connection", async () => {
  const server = http.createServer((_request, response) => void response.end());
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  await fetch(`http://127.0.0.1:${port}`);
  // The first response names the timeout from before.
  const response = await fetch(`http://127.0.0.1:${port}`);
  expect(response.headers.get("keep-alive")).toBe("timeout=600");
});

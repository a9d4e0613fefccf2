import { once } from "node:events";
import http from "node:http";
import type { Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import * as z from "zod/mini";
import "./new-connections.ts";

test("no request is lost to a server that closes a connection when it is used again", async () => {
  const known = new WeakSet<Socket>();
  const server = http.createServer(({ socket }, response) => {
    if (known.has(socket)) return void socket.destroy();
    known.add(socket);
    response.end();
  });
  onTestFinished(() => void server.close());
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  const send = () =>
    new Promise<number | undefined>((resolve, reject) => {
      const request = http.request({ host: "127.0.0.1", port }, (response) => {
        response.resume().on("end", () => resolve(response.statusCode));
      });
      request.on("error", reject).end();
    });
  expect([await send(), await send(), await send()]).toEqual([200, 200, 200]);
});

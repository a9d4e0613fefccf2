import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { createPost } from "./post.ts";

const event = { path: "/functions/projects/p/triggers/t", headers: {}, body: "{}" };

async function startServer(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  onTestFinished(() => void server.close());
  await once(server, "listening");
  const address = server.address();
  if (typeof address !== "object" || !address) throw new Error("The server has no port.");
  return `127.0.0.1:${address.port}`;
}

test("an event is posted and the function's status returned", async () => {
  const requests: string[] = [];
  const address = await startServer(async (request, response) => {
    const body = await request.toArray();
    requests.push(`${request.method} ${request.url} ${Buffer.concat(body)}`);
    response.writeHead(204).end();
  });
  expect(await createPost(address)(event)).toBe(204);
  expect(requests).toEqual(["POST /functions/projects/p/triggers/t {}"]);
});

test("no event is lost to a server that closes a connection when it is used again", async () => {
  const known = new WeakSet<Socket>();
  const address = await startServer((request, response) => {
    if (known.has(request.socket)) return void request.socket.destroy();
    known.add(request.socket);
    response.end();
  });
  const post = createPost(address);
  expect([await post(event), await post(event), await post(event)]).toEqual([200, 200, 200]);
});

test("a function that cannot be reached is an error", async () => {
  const address = await startServer((request) => void request.socket.destroy());
  await expect(createPost(address)(event)).rejects.toThrow("socket hang up");
});

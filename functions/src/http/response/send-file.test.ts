import { once } from "node:events";
import { createServer, get, type IncomingMessage, type Server } from "node:http";
import { setImmediate } from "node:timers/promises";
import { AppError } from "@halkopiha/domain/contract/app-error.ts";
import type { FileChunks } from "@halkopiha/domain/contract/call.ts";
import express, { type Response } from "express";
import { afterEach, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { errorHandler, privateCache } from "./error-handler.ts";
import { sendFile } from "./send-file.ts";

/** The logged errors. The logger patches the console when it is imported, so this must run before the import. */
const logged = vi.hoisted(() => {
  const lines: string[] = [];
  console.error = (line: unknown) => void lines.push(String(line));
  return lines;
});
const servers: Server[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  logged.splice(0);
});

/** Serves a file at its own URL. `over` resolves when the response has ended, complete or not. */
async function serving(chunks: (response: Response) => FileChunks) {
  const app = express();
  const list = { name: "list.csv", contentType: "text/csv; charset=utf-8" };
  const { promise: over, resolve } = Promise.withResolvers<void>();
  app.get("/", (_request, response) =>
    sendFile(response, list, { answer: chunks(response), cacheControl: privateCache }).then(resolve),
  );
  app.use(errorHandler);
  const server = createServer(app).listen(0);
  servers.push(server);
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  return { address: `http://127.0.0.1:${port}`, over };
}

async function open(address: string): Promise<IncomingMessage> {
  const [answer] = await once(get(address), "response");
  return answer;
}

test("a file arrives whole, under its name, and nobody on the way keeps it", async () => {
  const { address } = await serving(async function* () {
    yield "Nimi;Paikkakunta\r\n";
    yield new TextEncoder().encode("Mäki;Äänekoski\r\n");
  });
  const answer = await fetch(address);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-type": "text/csv; charset=utf-8",
    "content-disposition": 'attachment; filename="list.csv"',
    "cache-control": "private, no-store",
  });
  expect(await answer.text()).toBe("Nimi;Paikkakunta\r\nMäki;Äänekoski\r\n");
});

test("what fails before the first chunk is rejected like any other call", async () => {
  const { address } = await serving(async function* () {
    await setImmediate();
    if (servers.length > 0) throw new AppError("unavailable");
    yield "";
  });
  const answer = await fetch(address);
  expect(answer.status).toBe(503);
  expect(answer.headers.has("content-disposition")).toBe(false);
  expect(await answer.json()).toMatchObject({ code: "unavailable" });
});

test("a file that breaks off in the middle does not pass for a whole one, and is logged", async () => {
  const started = Promise.withResolvers<void>();
  const { address, over } = await serving(async function* () {
    yield "first";
    await started.promise;
    throw new Error("the database has gone");
  });
  const answer = await open(address);
  const received = async () => {
    for await (const _ of answer) started.resolve();
  };
  await expect(received()).rejects.toThrow("aborted");
  expect(answer.complete).toBe(false);
  await over;
  expect(logged.join()).toContain("the database has gone");
});

test("a file comes no faster than it is taken", async () => {
  let maxWaiting = 0;
  const chunk = new Uint8Array(64 * 1024);
  const { address } = await serving(async function* (response) {
    for (let index = 0; index < 400; index += 1) {
      maxWaiting = Math.max(maxWaiting, response.writableLength);
      yield chunk;
    }
  });
  let size = 0;
  for await (const part of await open(address)) {
    size += z.instanceof(Buffer).parse(part).length;
    await setImmediate();
  }
  expect(size).toBe(400 * chunk.length);
  expect(maxWaiting).toBeLessThan(4 * chunk.length);
});

test("when the client disconnects, reading stops and nothing is logged as an error", async () => {
  let isReading = true;
  const { address, over } = await serving(async function* () {
    try {
      for (;;) yield "a".repeat(64 * 1024);
    } finally {
      isReading = false;
    }
  });
  (await open(address)).destroy();
  await over;
  expect(isReading).toBe(false);
  expect(logged).toEqual([]);
});

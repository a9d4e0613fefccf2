import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { saveImages } from "./images.ts";

const image = Buffer.from("halko");
/** The image's CRC-32C in Base64, with which the client verifies a complete upload. */
const checksum = "mz5D+g==";

/** A Storage server that breaks the first connection for each file. */
let server: Server;
const tried = new Set<string>();
const stored: string[] = [];

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const { searchParams } = new URL(request.url ?? "/", "http://storage");
    const name = searchParams.get("name") ?? "";
    await request.resume().toArray();
    if (!tried.has(name)) {
      tried.add(name);
      request.socket.destroy();
      return;
    }
    stored.push(name);
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ name, crc32c: checksum }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = z.object({ port: z.number() }).parse(server.address());
  vi.stubEnv("FIREBASE_STORAGE_EMULATOR_HOST", `127.0.0.1:${port}`);
  vi.stubEnv("FIREBASE_CONFIG", JSON.stringify({ projectId: "demo-unit", storageBucket: "demo-unit" }));
});

afterAll(() => {
  vi.unstubAllEnvs();
  server.close();
});

test("an image whose connection breaks is sent again", async () => {
  const variants = { small: image, large: image, original: image };
  const images = await saveImages("products/seller/product/", variants);
  expect(stored.toSorted()).toEqual([...tried].toSorted());
  expect(Object.keys(images)).toEqual(["small", "large", "original"]);
});

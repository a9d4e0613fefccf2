import { once } from "node:events";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { gzipSync } from "node:zlib";
import { createProduct } from "@halkopiha/domain/contract/shop/products.ts";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { type Instance, startInstance } from "../support/framework.ts";
import { createPagesFolder } from "../support/pages-folder.ts";

// One instance as in production: Google's framework processes a body before our code runs, which the emulator does not.

let instance: Instance;
let pages: Instance;
let build: Awaited<ReturnType<typeof createPagesFolder>>;
const seller = new Client();
let imagePath = "";

beforeAll(async () => {
  build = await createPagesFolder();
  const variables = { PAGES_FOLDER: build.folder };
  [instance, pages] = await Promise.all([startInstance(), startInstance({ target: "pages", variables })]);
  await seller.logIn("halkomestari", "Halkomestari1");
  const body = { category: "Muut_tuotteet", name: "Hake", unit: "Irto-m3", price: 2000 } as const;
  const { product } = await seller.call(createProduct, { body });
  imagePath = `/api/products/${product._id}/image`;
});

afterAll(async () => {
  await Promise.all([instance.stop(), pages.stop()]);
  await build.remove();
});

const json = { "content-type": "application/json" };
const multipart = { "content-type": "multipart/form-data; boundary=x" };
const mebibyte = 1024 * 1024;

/** Opens a request whose body the caller writes; `response` resolves with the first bytes, even if the body is not complete. */
function begin({ port }: Instance, method: string, path: string, headers: Record<string, string>) {
  const sent = httpRequest({ host: "127.0.0.1", port, method, path, headers });
  // The server may close the connection when it rejects a body.
  sent.on("error", () => undefined);
  return { sent, response: once(sent, "response").then(([response]: IncomingMessage[]) => response) };
}

/** Opens a request to the API, which answers with JSON. */
function open(method: string, path: string, headers: Record<string, string>) {
  const { sent, response } = begin(instance, method, path, headers);
  const answer = response.then(async (response) => ({
    status: response?.statusCode,
    body: response && JSON.parse(await text(response)),
  }));
  return { sent, answer };
}

const rejected = (status: number, code: string) => ({
  status,
  body: { code, message: expect.stringMatching(/\S/) },
});

/** 200 MiB of spaces, compressed to about 200 KB. */
const bomb = gzipSync(Buffer.alloc(200 * mebibyte, " "));

test.each(["gzip", "deflate", "br", "gzip, identity", "rot13"])(
  "a body in the encoding %s is rejected wherever it is sent, and never unpacked",
  async (encoding) => {
    const headers = { ...json, "content-encoding": encoding, "content-length": String(bomb.length) };
    for (const path of ["/api/cart", "/api/nothing", "/", imagePath, "/api/users/login", "/api/regions"]) {
      const { sent, answer } = open("POST", path, headers);
      // The rest never comes: nothing waits for a whole body that could be unpacked.
      sent.write(bomb.subarray(0, 1024));
      expect(await answer).toEqual(rejected(415, "unsupportedMediaType"));
      sent.destroy();
    }
  },
);

test("a compressed body that is sent to the pages is not even read", async () => {
  const headers = { ...json, "content-encoding": "gzip", "content-length": String(bomb.length) };
  const { sent, response } = begin(pages, "POST", "/tuote/halko", headers);
  // The rest never comes: nothing waits for a whole body that could be unpacked.
  sent.write(bomb.subarray(0, 1024));
  expect((await response)?.statusCode).toBe(404);
  sent.destroy();
});

test("a body that says it is in no encoding is read", async () => {
  const headers = { ...json, "content-encoding": "identity" };
  const response = await fetch(new URL("/api/cart", instance.url), { method: "POST", headers, body: "{}" });
  expect(await response.json()).toMatchObject({ code: "invalid", fields: { product_id: expect.anything() } });
});

test.each([
  ["POST", "/api/cart", 100_001],
  ["POST", "/api/nothing", 100_001],
  ["GET", "/api/regions", 100_001],
  ["POST", "/", 2 ** 40],
  ["DELETE", "/api/regions", 2 ** 40],
])("%s %s is rejected when %i bytes are announced, before they are sent", async (method, path, length) => {
  const { sent, answer } = open(method, path, { ...json, "content-length": String(length) });
  sent.write("{");
  expect(await answer).toEqual(rejected(413, "tooLarge"));
  sent.destroy();
});

test("so is an image larger than the call accepts", async () => {
  const headers = { ...multipart, "content-length": String(6 * mebibyte) };
  const { sent, answer } = open("POST", imagePath, { ...headers, authorization: `Bearer ${seller.token}` });
  sent.write("--x\r\n");
  expect(await answer).toEqual(rejected(413, "tooLarge"));
  sent.destroy();
});

/** Writes a body without a Content-Length until there is a response, at most 512 MiB; returns the number of bytes written. */
async function flood({ sent, answer }: ReturnType<typeof open>): Promise<number> {
  let bytes = 0;
  let isAnswered = false;
  const heard = () => {
    isAnswered = true;
  };
  answer.then(heard, heard);
  while (!isAnswered && bytes < 512 * mebibyte) {
    bytes += 64 * 1024;
    if (!sent.write(Buffer.alloc(64 * 1024, " "))) await Promise.race([once(sent, "drain"), answer]);
  }
  sent.destroy();
  return bytes;
}

test.each([
  ["POST", "/api/cart"],
  ["POST", "/api/users/login"],
  ["PUT", "/api/cart"],
])("a body without an end that %s %s is sent is rejected on the way", async (method, path) => {
  const call = open(method, path, json);
  const bytes = await flood(call);
  expect(await call.answer).toEqual(rejected(413, "tooLarge"));
  expect(bytes).toBeLessThan(64 * mebibyte);
});

test("and so is an image without an end", async () => {
  const call = open("POST", imagePath, { ...multipart, authorization: `Bearer ${seller.token}` });
  const bytes = await flood(call);
  expect(await call.answer).toEqual(rejected(413, "tooLarge"));
  expect(bytes).toBeLessThan(64 * mebibyte);
});

test("a body that comes in pieces is read like any other", async () => {
  const { sent, answer } = open("POST", "/api/cart", json);
  sent.write('{"product_id":"hal');
  sent.end('ko","quantity":"kaksi"}');
  expect(await answer).toMatchObject({ status: 400, body: { fields: { quantity: expect.anything() } } });
});

test("an image is taken as the platform hands it over", async () => {
  const image = await sharp({ create: { width: 40, height: 40, channels: 3, background: "#b4491a" } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.append("image", new Blob([new Uint8Array(image)]), "cover.png");
  const headers = { authorization: `Bearer ${seller.token}` };
  const response = await fetch(new URL(imagePath, instance.url), { method: "POST", headers, body: form });
  expect(response.status).toBe(200);
});

test("an unauthorized caller is rejected before the body is read", async () => {
  const { sent, answer } = open("POST", imagePath, { ...multipart, "content-length": String(5 * mebibyte) });
  sent.write("--x\r\n");
  expect(await answer).toEqual(rejected(401, "unauthenticated"));
  sent.destroy();
});

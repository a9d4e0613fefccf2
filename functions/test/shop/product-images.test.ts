import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { Client, parseErrorBody, type Reply } from "../support/api.ts";

const [seller, other] = [new Client(), new Client()];
let product: Product;

beforeAll(async () => {
  await seller.logIn("halkomestari", "Halkomestari1");
  await other.logIn("mokkiklapi", "Mokkiklapi1");
});

beforeEach(async () => {
  const body = { category: "Muut_tuotteet", name: "Hake", unit: "Irto-m3", price: 2000 } as const;
  product = (await seller.call(calls.createProduct, { body })).product;
});

const png = (width: number, height = width) =>
  sharp({ create: { width, height, channels: 3, background: "#b4491a" } })
    .withMetadata({ exif: { IFD0: { Copyright: "Salainen osoite" } } })
    .png()
    .toBuffer();

function upload(client: Client, bytes: Uint8Array, field = "image"): Promise<Reply> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type: "image/png" }), "cover-1.png");
  return client.send("POST", `/api/products/${product._id}/image`, { body: form });
}

const productIn = ({ body }: Reply) =>
  z.object({ product: z.object({ images: z.record(z.string(), z.string()) }) }).parse(body).product;

const seen = async (url: string | undefined) => {
  const response = await fetch(url ?? "");
  return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
};

test("an image is kept in three sizes that everyone can see", async () => {
  const reply = await upload(seller, await png(1200));
  expect(reply.status).toBe(200);
  const { small, large, original } = productIn(reply).images;
  const formats = await Promise.all(
    [small, large, original].map(async (url) => sharp((await seen(url)).bytes).metadata()),
  );
  expect(formats.map(({ format, width }) => [format, width])).toEqual([
    ["webp", 320],
    ["webp", 960],
    ["png", 1200],
  ]);
});

test("a small image is not blown up", async () => {
  const { large } = productIn(await upload(seller, await png(100))).images;
  expect((await sharp((await seen(large)).bytes).metadata()).width).toBe(100);
});

test("the location in the image's metadata is removed", async () => {
  const { original } = productIn(await upload(seller, await png(100))).images;
  expect((await seen(original)).bytes.includes("Salainen osoite")).toBe(false);
});

test("a new image takes the place of the old one", async () => {
  const before = productIn(await upload(seller, await png(100))).images;
  const after = productIn(await upload(seller, await png(200))).images;
  expect((await seen(before["original"])).status).toBe(404);
  expect((await seen(after["original"])).status).toBe(200);
});

test("the images of a product go with it", async () => {
  const { small } = productIn(await upload(seller, await png(100))).images;
  await seller.call(calls.deleteProduct, { params: { id: product._id } });
  expect((await seen(small)).status).toBe(404);
});

describe("is rejected, and nothing is kept:", () => {
  test.each<{ what: string; send: () => Promise<Reply>; status: number; code: string }>([
    {
      what: "a JPEG that says it is a PNG",
      send: async () =>
        upload(
          seller,
          await sharp({ create: { width: 9, height: 9, channels: 3, background: "#fff" } })
            .jpeg()
            .toBuffer(),
        ),
      status: 415,
      code: "notPng",
    },
    {
      what: "a text",
      send: () => upload(seller, Buffer.from("<svg onload=alert(1)>")),
      status: 415,
      code: "notPng",
    },
    {
      what: "a PNG cut short",
      send: async () => upload(seller, (await png(300)).subarray(0, 60)),
      status: 415,
      code: "notPng",
    },
    { what: "nothing at all", send: () => upload(seller, Buffer.alloc(0)), status: 415, code: "notPng" },
    {
      what: "5000 pixels",
      send: async () => upload(seller, await png(5000, 10)),
      status: 413,
      code: "tooLarge",
    },
    {
      what: "six megabytes",
      send: () => upload(seller, Buffer.alloc(6 * 1024 * 1024)),
      status: 413,
      code: "tooLarge",
    },
    {
      what: "another field",
      send: async () => upload(seller, await png(9), "file"),
      status: 400,
      code: "invalid",
    },
    {
      what: "JSON",
      send: () => seller.sendJson("POST", `/api/products/${product._id}/image`, {}),
      status: 415,
      code: "unsupportedMediaType",
    },
    {
      what: "a form without an end",
      send: () =>
        seller.send("POST", `/api/products/${product._id}/image`, {
          body: "--x\r\n",
          headers: { "content-type": "multipart/form-data; boundary=x" },
        }),
      status: 400,
      code: "malformed",
    },
    {
      what: "another seller's product",
      send: async () => upload(other, await png(9)),
      status: 404,
      code: "notFound",
    },
    {
      what: "nobody's login",
      send: async () => upload(new Client(), await png(9)),
      status: 401,
      code: "unauthenticated",
    },
  ])("$what", async ({ send, status, code }) => {
    const reply = await send();
    expect({ status: reply.status, code: parseErrorBody(reply).code }).toEqual({ status, code });
    const { products, otherProducts } = await seller.call(calls.listUserProducts, {
      params: { id: "halkomestari" },
    });
    expect([...products, ...otherProducts].find(({ _id }) => _id === product._id)?.images).toBeNull();
  });
});

import * as calls from "@halkopiha/domain/contract/shop/products.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { Client, parseErrorBody, type Reply } from "../support/api.ts";
import {
  createPng,
  fetchImage,
  type RejectedUpload,
  rejectedUploads,
  uploadImage,
} from "../support/images.ts";

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

const imagePath = () => `/api/products/${product._id}/image` as const;

/** The images of the answer to an upload by the seller. */
async function giveImage(width: number) {
  const { body } = await uploadImage(seller, imagePath(), await createPng(width));
  return z.object({ product: z.object({ images: z.record(z.string(), z.string()) }) }).parse(body).product
    .images;
}

test("an image is kept in three sizes that everyone can see", { tags: "s7-note-7" }, async () => {
  const { small, large, original } = await giveImage(1200);
  const formats = await Promise.all(
    [small, large, original].map(async (url) => sharp((await fetchImage(url)).bytes).metadata()),
  );
  expect(formats.map(({ format, width }) => [format, width])).toEqual([
    ["webp", 320],
    ["webp", 960],
    ["png", 1200],
  ]);
});

test("a small image is not blown up", async () => {
  const { large } = await giveImage(100);
  expect((await sharp((await fetchImage(large)).bytes).metadata()).width).toBe(100);
});

test("the location in the image's metadata is removed", async () => {
  const { original } = await giveImage(100);
  expect((await fetchImage(original)).bytes.includes("Salainen osoite")).toBe(false);
});

test("a new image takes the place of the old one", async () => {
  const before = await giveImage(100);
  const after = await giveImage(200);
  expect((await fetchImage(before["original"])).status).toBe(404);
  expect((await fetchImage(after["original"])).status).toBe(200);
});

test("the images of a product go with it", async () => {
  const { small } = await giveImage(100);
  await seller.call(calls.deleteProduct, { params: { id: product._id } });
  expect((await fetchImage(small)).status).toBe(404);
});

test("a seller takes the image of a product away, with its files", async () => {
  const { small, original } = await giveImage(100);
  const request = { params: { id: product._id } };
  const answer = await seller.call(calls.deleteProductImage, request);
  expect(answer.product.images).toBeNull();
  expect((await seller.call(calls.readProduct, request)).product.images).toBeNull();
  expect((await fetchImage(small)).status).toBe(404);
  expect((await fetchImage(original)).status).toBe(404);
  // A repeated call finds nothing to take away.
  expect((await seller.call(calls.deleteProductImage, request)).product.images).toBeNull();
});

test("the image of another seller's product stays", async () => {
  const { small } = await giveImage(100);
  const reply = await other.send("DELETE", imagePath());
  expect(reply.status).toBe(404);
  expect((await fetchImage(small)).status).toBe(200);
});

const fromOthers: readonly RejectedUpload[] = [
  {
    what: "another seller's product",
    send: async (_seller, path) => uploadImage(other, path, await createPng(9)),
    status: 404,
    code: "notFound",
  },
  {
    what: "nobody's login",
    send: async (_seller, path) => uploadImage(new Client(), path, await createPng(9)),
    status: 401,
    code: "unauthenticated",
  },
];

describe("is rejected, and nothing is kept:", () => {
  test.each([...rejectedUploads, ...fromOthers])("$what", async ({ send, status, code }) => {
    const reply: Reply = await send(seller, imagePath());
    expect({ status: reply.status, code: parseErrorBody(reply).code }).toEqual({ status, code });
    const { products, otherProducts } = await seller.call(calls.listUserProducts, {
      params: { id: "halkomestari" },
    });
    expect([...products, ...otherProducts].find(({ _id }) => _id === product._id)?.images).toBeNull();
  });
});

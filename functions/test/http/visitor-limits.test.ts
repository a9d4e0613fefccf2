import { addToCart } from "@halkopiha/domain/contract/shop/cart.ts";
import { addFavorite, removeFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { Timestamp } from "firebase-admin/firestore";
import { beforeAll, expect, test } from "vitest";
import { Client, parseErrorBody } from "../support/api.ts";
import { database, newProduct, newSeller } from "../support/market.ts";

let product: Product;

beforeAll(async () => {
  product = await newProduct(await newSeller());
});

const idsOf = async (collection: string) =>
  (await database.collection(collection).select().get()).docs.map(({ id }) => id);

/** Raises the count of new visitors of a client's address above the limit per hour. */
async function useUp(client: Client): Promise<void> {
  const before = await idsOf("rateLimits");
  await client.call(addFavorite, { body: { id: product._id } });
  const added = (await idsOf("rateLimits")).filter((id) => !before.includes(id));
  // Of the client's network and of its household.
  expect(added).toHaveLength(2);
  const full = { count: 1_000_000, expiresAt: Timestamp.fromMillis(Date.now() + 60_000) };
  await Promise.all(added.map((id) => database.collection("rateLimits").doc(id).update(full)));
}

test("an address that brings ever new visitors is held up, and whoever is known goes on", async () => {
  const client = new Client();
  await useUp(client);
  const { cookie } = client;
  client.cookie = "";
  const [carts, favorites] = await Promise.all([idsOf("carts"), idsOf("favorites")]);
  for (const send of [
    () => client.request(addFavorite, { body: { id: product._id } }),
    () => client.request(removeFavorite, { body: { id: product._id } }),
    () => client.request(addToCart, { body: { product_id: product._id } }),
  ]) {
    const reply = await send();
    expect({ status: reply.status, code: parseErrorBody(reply).code }).toEqual({
      status: 429,
      code: "tooOften",
    });
    expect(reply.headers.get("set-cookie")).toBeNull();
  }
  expect([await idsOf("carts"), await idsOf("favorites")]).toEqual([carts, favorites]);
  client.cookie = cookie;
  expect((await client.request(addToCart, { body: { product_id: product._id } })).status).toBe(200);
});

test("GET requests are not counted", async () => {
  const before = await idsOf("rateLimits");
  const client = new Client();
  expect((await client.send("GET", "/api/cart")).status).toBe(200);
  expect((await client.send("GET", "/api/favorites")).status).toBe(200);
  expect(await idsOf("rateLimits")).toEqual(before);
});

test("unmarking what was never marked stores nothing", async () => {
  const before = await idsOf("favorites");
  await new Client().call(removeFavorite, { body: { id: product._id } });
  expect(await idsOf("favorites")).toEqual(before);
});

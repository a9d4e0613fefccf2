import { addFavorite, listFavorites, removeFavorite } from "@halkopiha/domain/contract/shop/favorites.ts";
import { expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { database, newProduct, newSeller } from "../support/market.ts";

test("favourites are marked and unmarked, each as often as one likes", {
  tags: ["s3-41", "s6-6"],
}, async () => {
  const product = await newProduct(await newSeller());
  const visitor = new Client();
  const body = { id: product._id };
  await visitor.call(addFavorite, { body });
  await visitor.call(addFavorite, { body });
  expect((await visitor.call(listFavorites, {})).favorites.map(({ _id }) => _id)).toEqual([product._id]);
  await visitor.call(removeFavorite, { body });
  await visitor.call(removeFavorite, { body });
  expect((await visitor.call(listFavorites, {})).favorites).toEqual([]);
});

test("the two hundred and first favourite is rejected", async () => {
  const visitor = new Client();
  const product = await newProduct(await newSeller());
  await visitor.call(addFavorite, { body: { id: product._id } });
  const id = /__session=([\w-]+)\./.exec(visitor.cookie)?.[1] ?? "";
  const ids = Array.from({ length: 200 }, (_, index) => `p${index}`);
  await database.collection("favorites").doc(id).update({ ids });
  expect((await visitor.request(addFavorite, { body: { id: product._id } })).status).toBe(409);
});

import { changePrices } from "@halkopiha/domain/contract/shop/prices.ts";
import * as products from "@halkopiha/domain/contract/shop/products.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { Client } from "../support/api.ts";

const [seller, other] = [new Client(), new Client()];
const params = { id: "halkomestari" };
let [hake, havut]: (Product | undefined)[] = [];

beforeAll(async () => {
  await seller.logIn("halkomestari", "Halkomestari1");
  await other.logIn("mokkiklapi", "Mokkiklapi1");
});

const list = async (name: "Hake" | "Havut", price: number) => {
  const body = { category: "Muut_tuotteet", name, unit: "Irto-m3", price } as const;
  return (await seller.call(products.createProduct, { body })).product;
};

beforeEach(async () => {
  [hake, havut] = [await list("Hake", 2000), await list("Havut", 1000)];
});

const change = (...prices: [product: Product | undefined, from: number, to: number][]) => ({
  params,
  body: { prices: prices.map(([product, from, to]) => ({ productId: product?._id ?? "", from, to })) },
});
const readPrice = async (product: Product | undefined) =>
  (await seller.call(products.readProduct, { params: { id: product?._id ?? "" } })).product.price;

test("the prices of several products change together, and the exchanged call undoes it", async () => {
  const answer = await seller.call(changePrices, change([hake, 2000, 2200], [havut, 1000, 1100]));
  expect(answer).toMatchObject({ skipped: [], message: "2 hintaa on muutettu." });
  expect([await readPrice(hake), await readPrice(havut)]).toEqual([2200, 1100]);
  await seller.call(changePrices, change([hake, 2200, 2000], [havut, 1100, 1000]));
  expect([await readPrice(hake), await readPrice(havut)]).toEqual([2000, 1000]);
});

test("a repeated call changes nothing more, and has the same answer", async () => {
  const first = await seller.call(changePrices, change([hake, 2000, 2200]));
  const second = await seller.call(changePrices, change([hake, 2000, 2200]));
  expect(second.message).toBe(first.message);
  expect(await readPrice(hake)).toBe(2200);
});

test("a price that was changed meanwhile stays, as does a deleted product", async () => {
  await seller.call(products.deleteProduct, { params: { id: havut?._id ?? "" } });
  const { skipped, message } = await seller.call(
    changePrices,
    change([hake, 1900, 2200], [havut, 1000, 1100]),
  );
  expect(skipped).toEqual([hake?._id, havut?._id]);
  expect(message).toBe("0 hintaa on muutettu. Sillä välin muutettuja tai poistettuja ilmoituksia: 2.");
  expect(await readPrice(hake)).toBe(2000);
});

test("the products of another seller cannot be changed, alone or among one's own", async () => {
  expect((await other.request(changePrices, change([hake, 2000, 1]))).status).toBe(404);
  const request = { ...change([hake, 2000, 1]), params: { id: "mokkiklapi" } };
  expect((await other.request(changePrices, request)).status).toBe(404);
  expect(await readPrice(hake)).toBe(2000);
});

test("nothing is sold for nothing", async () => {
  expect((await seller.request(changePrices, change([hake, 2000, 0]))).status).toBe(400);
});

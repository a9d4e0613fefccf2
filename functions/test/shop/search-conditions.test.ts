import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { toDeliveryTime } from "@halkopiha/domain/products/availability.ts";
import { isWithinPrice } from "@halkopiha/domain/products/comparable-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { listTimesWithin } from "@halkopiha/domain/search/promised-time.ts";
import { beforeAll, describe, expect, test } from "vitest";
import { Client } from "../support/api.ts";
import { newProduct, newSeller, waitForQuietDatabase } from "../support/market.ts";

const visitor = new Client();
type Query = Parameters<typeof visitor.call<typeof searchProducts>>[1]["query"];
const search = (query: Query) => visitor.call(searchProducts, { query: { limit: 20, ...query } });

/** The products of all pages. */
async function findAll(query: Query): Promise<Product[]> {
  const found: Product[] = [];
  let cursor: string | undefined;
  do {
    const page = await search({ ...query, ...(cursor && { cursor }) });
    found.push(...page.products);
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}

const toIds = (products: readonly Product[]) => products.map(({ _id }) => _id);

// What earlier tests have changed is indexed by triggers, which change the answers.
beforeAll(waitForQuietDatabase);

describe("a highest price", () => {
  test.each(["newest", "oldest", "cheapest", "expensive", "heat"] as const)(
    "leaves out what costs more and nothing else, sorted by %s, on all pages",
    async (sort) => {
      const all = await findAll({ category: "Polttopuut", sort });
      const found = await findAll({ category: "Polttopuut", sort, maxPrice: 7000, priceUnit: "Irto-m3" });
      expect(toIds(found)).toEqual(toIds(all.filter((product) => isWithinPrice(product, 7000, "Irto-m3"))));
      expect(found.length).toBeGreaterThan(0);
      expect(found.length).toBeLessThan(all.length);
    },
  );

  test("is that of a piece with this unit, and is not mixed up with a price by volume", async () => {
    const all = await findAll({ category: "Polttopuut" });
    const found = await findAll({ category: "Polttopuut", maxPrice: 900, priceUnit: "kpl" });
    expect(toIds(found)).toEqual(toIds(all.filter(({ unit, price }) => unit === "kpl" && price <= 900)));
  });

  test("by the loose cubic metre is counted up to a thousand without reading the listings", async () => {
    const query = { category: "Polttopuut", maxPrice: 7000, priceUnit: "Irto-m3" } as const;
    const { total } = await search({ ...query, limit: 1 });
    expect(total).toBe(Math.min((await findAll(query)).length, 1000));
  });

  test("in words counts instead of the one that was set", async () => {
    const { products, understood } = await search({
      queryString: "koivua alle 70 euroa kuutio",
      maxPrice: 100,
    });
    expect(understood).toMatchObject({
      conditions: [{ kind: "price", maxPrice: 7000, priceUnit: "Irto-m3", typed: "alle 70 euroa kuutio" }],
      overridden: ["maxPrice"],
      ignored: [],
    });
    expect(products.length).toBeGreaterThan(0);
    expect(products.every((product) => isWithinPrice(product, 7000, "Irto-m3"))).toBe(true);
  });

  test.each(["-1", "1e3", "0x10", "70,5", "7000000000"])("of %s is rejected", async (maxPrice) => {
    expect((await visitor.send("GET", `/api/sellers?maxPrice=${maxPrice}`)).status).toBe(400);
  });
});

test("firewood is filtered by its length and by how it is packed", async () => {
  const seller = await newSeller({ companyName: "Sammakkokallion Puu Oy" });
  const bag = await newProduct(seller, { plength: "Pilke 25 cm", deliveryType: "pakattu" });
  const loose = await newProduct(seller, { plength: "Pilke 25 cm", deliveryType: "irto" });
  const words = { queryString: "sammakkokallion" };
  expect(toIds(await findAll({ ...words, plength: "Pilke 25 cm" }))).toEqual(
    expect.arrayContaining([bag._id, loose._id]),
  );
  expect(toIds(await findAll({ ...words, deliveryType: "pakattu" }))).toEqual([bag._id]);
  expect(await findAll({ ...words, plength: "Pilke 50 cm" })).toEqual([]);
});

test("'viikossa' and 'heti' find what is delivered in that time", async () => {
  for (const [words, time] of [
    ["klapeja heti", "heti"],
    ["klapeja viikossa", "1"],
  ] as const) {
    const found = await findAll({ queryString: words });
    expect(found.length).toBeGreaterThan(0);
    for (const product of found) expect(listTimesWithin(time)).toContain(toDeliveryTime(product));
  }
});

describe("an order in words", () => {
  test("counts instead of the newest first", async () => {
    const found = await findAll({ queryString: "halvimmat koivuklapit", category: "Polttopuut" });
    expect(toIds(found)).toEqual(
      toIds(await findAll({ queryString: "koivuklapit", category: "Polttopuut", sort: "cheapest" })),
    );
  });

  test("by place counts from where the wood is wanted", async () => {
    const query = { category: "Polttopuut", to: "tampere" } as const;
    expect(toIds(await findAll({ ...query, queryString: "lähin klapi" }))).toEqual(
      toIds(await findAll({ ...query, queryString: "klapi", sort: "nearest" })),
    );
  });

  test("by place counts from the locality that the words name, and its prices come with it", async () => {
    const { products, doorPrices } = await search({ queryString: "lähin koivu Tampere" });
    const distances = products.map(({ _id }) => doorPrices?.[_id]?.distance ?? Number.NaN);
    expect(distances.length).toBeGreaterThan(1);
    expect(distances).toEqual(distances.toSorted((a, b) => a - b));
  });

  test("by place without any place leaves the order that was set, and says what was understood", async () => {
    const { products, understood } = await search({ queryString: "lähin klapi" });
    expect(understood?.conditions).toMatchObject([{ kind: "sort", sort: "nearest" }]);
    expect(toIds(products)).toEqual(toIds((await search({ queryString: "klapi" })).products));
  });
});

test("'alle 60 km päästä' leaves out what is farther from where the wood is wanted", async () => {
  const { products, doorPrices } = await search({ queryString: "koivua alle 60 km päästä", to: "tampere" });
  expect(products.length).toBeGreaterThan(0);
  for (const { _id } of products) expect(doorPrices?.[_id]?.distance).toBeLessThanOrEqual(60);
});

test("the amount in words is what the prices at the door are calculated for", async () => {
  const query = { category: "Polttopuut", to: "tampere" } as const;
  const told = await search({ ...query, queryString: "7,5 irtokuutiota koivua" });
  const set = await search({ ...query, queryString: "koivua", amount: 7.5 });
  expect(told.understood?.conditions).toMatchObject([{ kind: "amount", amount: 7.5, amountUnit: "Irto-m3" }]);
  expect(told.doorPrices).toEqual(set.doorPrices);
});

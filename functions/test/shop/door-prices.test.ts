import * as cartCalls from "@halkopiha/domain/contract/shop/cart.ts";
import { addAddress } from "@halkopiha/domain/contract/shop/checkout.ts";
import { compareProducts, listDoorPrices } from "@halkopiha/domain/contract/shop/comparison.ts";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { isPaused } from "@halkopiha/domain/products/availability.ts";
import { compareDoorPrices, type DoorPrice } from "@halkopiha/domain/products/door-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import { describe, expect, onTestFinished, test } from "vitest";
import { maxCandidates } from "../../src/store/products/product-search.ts";
import { getToday } from "../../src/today.ts";
import { Client, parseErrorBody } from "../support/api.ts";
import {
  checkoutForm,
  countReads,
  createVisitorWithCart,
  database,
  newDeliveryCost,
  newProduct,
  newSeller,
  waitForQuietDatabase,
} from "../support/market.ts";
import { waitForDocument } from "../support/wait-for.ts";

const visitor = new Client();
type Query = Parameters<typeof visitor.call<typeof searchProducts>>[1]["query"];

interface Offer {
  product: Product;
  price: DoorPrice;
}

/** Every page of a search from a door. */
async function findOffers(query: Query): Promise<Offer[]> {
  const offers: Offer[] = [];
  let cursor: string | undefined;
  do {
    const page = await visitor.call(searchProducts, { query: { ...query, ...(cursor && { cursor }) } });
    for (const product of page.products) {
      const price = page.doorPrices?.[product._id];
      if (price) offers.push({ product, price });
    }
    cursor = page.nextCursor;
  } while (cursor);
  return offers;
}

/** What is paused comes after all that is on sale, and cannot be put into a cart. */
const isOnSale = ({ product }: Offer) => !isPaused(product, getToday());

const readPrices = async ({ _id }: Product) =>
  (await database.collection("products").doc(_id).get()).get("deliveryPrices");

/** What the cart charges a buyer in a locality for a delivered offer. */
async function charge({ product, quantity }: { product: Product; quantity: number }, locality: string) {
  const buyer = await createVisitorWithCart({ product, quantity });
  const region = locality === "tampere" ? "pirkanmaa" : "uusimaa";
  await buyer.call(addAddress, { body: { ...checkoutForm, region, locality } });
  const body = { ownerId: product.user_id, delivery: true };
  return (await buyer.call(cartCalls.chooseDelivery, { body })).cart.totalPrice;
}

describe.each(["tampere", "espoo"])("'Halvin kotiin' to %s", (to) => {
  test("is in the order of the prices at the door, over all pages, and what the cart charges", async () => {
    const offers = await findOffers({ category: "Polttopuut", sort: "door", to, amount: 1, limit: 100 });
    const onSale = offers.filter(isOnSale);
    const prices = onSale.map(({ price }) => price);
    expect(prices).toEqual(prices.toSorted(compareDoorPrices));
    expect(new Set(offers.map(({ product }) => product._id)).size).toBe(offers.length);
    const delivered = onSale.flatMap(({ product, price }) =>
      price.kind === "delivered" ? [{ product, price }] : [],
    );
    expect(delivered.length).toBeGreaterThan(3);
    for (const { product, price } of delivered.filter((_, index) => index % 5 === 0)) {
      expect(await charge({ product, quantity: price.quantity }, to)).toBe(price.total);
    }
  });
});

test("'Lähin' begins with the nearest seller", async () => {
  const offers = await findOffers({ category: "Polttopuut", sort: "nearest", to: "tampere", limit: 100 });
  const distances = offers.filter(isOnSale).map(({ price }) => price.distance);
  expect(distances).toEqual(distances.toSorted((a, b) => a - b));
});

test("every other order has the prices at the door too", async () => {
  const { products, doorPrices } = await visitor.call(searchProducts, {
    query: { category: "Polttopuut", locality: "tampere", sort: "newest", to: "tampere" },
  });
  expect(Object.keys(doorPrices ?? {}).sort()).toEqual(products.map(({ _id }) => _id).sort());
});

test("without a place there are no prices at the door, and no order by place", async () => {
  const { doorPrices } = await visitor.call(searchProducts, { query: { category: "Polttopuut" } });
  expect(doorPrices).toBeUndefined();
  for (const query of [{ sort: "door" }, { sort: "nearest", to: "ei-ole" }] as const) {
    const answer = await visitor.request(searchProducts, { query });
    expect(parseErrorBody(answer)).toMatchObject({
      code: "invalid",
      fields: { to: "Valitse paikkakunta, jonne puut halutaan." },
    });
  }
});

test.each(["0", "0.25", "501", "1e1", "2.555"])("an amount of %s is refused", async (amount) => {
  const query = { to: "tampere", amount: amount as unknown as number };
  const answer = await visitor.request(searchProducts, { query });
  expect(parseErrorBody(answer)).toMatchObject({ code: "invalid", fields: { amount: expect.any(String) } });
});

test("a changed delivery price changes the price at the door", async () => {
  const seller = await newSeller({ deliveryMethod: "Kuljetus" });
  // The cheapest, so that it is compared, however many products other tests have left.
  const product = await newProduct(seller, { price: 100 });
  const cost = await newDeliveryCost(seller, { price: 4500 });
  const ref = database.collection("products").doc(product._id);
  await waitForDocument(ref, (seen) => seen.get("deliveryPrices")?.[0]?.price === 4500);
  const query = {
    category: "Polttopuut",
    sort: "door",
    to: "orivesi",
    amount: 2,
  } as const;
  const find = async () =>
    (await findOffers({ ...query, limit: 100 })).find((offer) => offer.product._id === product._id)?.price;
  expect(await find()).toMatchObject({ kind: "delivered", goods: 200, delivery: 4500, total: 4700 });
  await database.collection("deliveryCosts").doc(cost).update({ available: false });
  await waitForDocument(ref, (seen) => seen.get("deliveryPrices")?.length === 0);
  expect(await find()).toMatchObject({ kind: "agreed", goods: 200 });
  expect(await readPrices(product)).toEqual([]);
});

// One candidate more shows that the cap was hit; the others are the locality and the caller's rate limit.
const maxReads = maxCandidates + 3;

test("a search by place reads its candidates and three documents", async () => {
  const query = { category: "Polttopuut", sort: "door", to: "tampere", limit: 24 } as const;
  const all = await findOffers({ ...query, limit: 100 });
  const reads = await countReads(() => visitor.call(searchProducts, { query }));
  expect(all.length).toBeLessThanOrEqual(maxCandidates);
  expect(reads).toBeLessThanOrEqual(maxReads);
});

test("words that nothing fits read only the version of the places besides, and are reported", async () => {
  const query = { category: "Polttopuut", sort: "door", to: "tampere", queryString: "koivu zqxv" } as const;
  const { products, understood } = await visitor.call(searchProducts, { query });
  expect(products.length).toBeGreaterThan(0);
  expect(understood?.ignored).toEqual(["zqxv"]);
  const reads = await countReads(() => visitor.call(searchProducts, { query }));
  expect(reads).toBeLessThanOrEqual(maxReads + 1);
});

test("a product that is stored wrongly is left out, and the others are found", async () => {
  const seller = await newSeller();
  const fields = { material: "havusekapuu", price: 100 } as const;
  const [wrong, right] = [await newProduct(seller, fields), await newProduct(seller, fields)];
  const ref = database.collection("products").doc(wrong._id);
  await ref.update({ price: "halpa" });
  onTestFinished(async () => void (await ref.delete()));
  const query = { category: "Polttopuut", material: "havusekapuu", to: "orivesi", limit: 100 } as const;
  for (const sort of ["door", "cheapest"] as const) {
    const found = (await findOffers({ ...query, sort })).map(({ product }) => product._id);
    expect(found).toContain(right._id);
    expect(found).not.toContain(wrong._id);
  }
});

describe("prices at a door by ids", () => {
  test("are those of the comparison, in one read for each product and one for the place", async () => {
    const seller = await newSeller();
    const [one, other] = [await newProduct(seller), await newProduct(seller, { price: 7000 })];
    const query = { ids: `${other._id},${one._id}`, to: "tampere", amount: 2 };
    const { doorPrices } = await visitor.call(listDoorPrices, { query });
    expect(doorPrices).toEqual((await visitor.call(compareProducts, { query })).doorPrices);
    expect(Object.keys(doorPrices).sort()).toEqual([one._id, other._id].sort());
    expect(await countReads(() => visitor.call(listDoorPrices, { query }))).toBeLessThanOrEqual(3);
  });

  test("need a place that is known", async () => {
    const query = { ids: "koivu", to: "ei-ole" };
    const answer = await visitor.request(listDoorPrices, { query });
    expect(parseErrorBody(answer)).toMatchObject({ code: "invalid", fields: { to: expect.any(String) } });
  });

  test("are at most a hundred", async () => {
    const query = { ids: Array.from({ length: 101 }, (_, nth) => `koivu-${nth}`).join(","), to: "tampere" };
    const answer = await visitor.request(listDoorPrices, { query });
    expect(parseErrorBody(answer)).toMatchObject({ code: "invalid", fields: { ids: expect.any(String) } });
  });
});

describe("products side by side", () => {
  test("are answered in the order asked for, each with its price at the door", async () => {
    const seller = await newSeller();
    const [one, other] = [await newProduct(seller), await newProduct(seller, { price: 7000 })];
    const query = { ids: `${other._id},${one._id}`, to: "tampere", amount: 2 };
    const answer = await visitor.call(compareProducts, { query });
    expect(answer.products.map(({ _id }) => _id)).toEqual([other._id, one._id]);
    expect(answer.doorPrices[other._id]).toMatchObject({ quantity: 2, goods: 14_000 });
    await waitForQuietDatabase();
    expect(await countReads(() => visitor.call(compareProducts, { query }))).toBeLessThanOrEqual(3);
  });

  test("leave out what is no longer offered", async () => {
    const model = await newSeller();
    const hidden = await newProduct({ ...model, userAccount: { ...model.userAccount, isActive: false } });
    const { products } = await visitor.call(compareProducts, { query: { ids: `${hidden._id},ei-ole` } });
    expect(products).toEqual([]);
  });

  test("are at most four", async () => {
    const answer = await visitor.request(compareProducts, { query: { ids: "a,b,c,d,e" } });
    expect(parseErrorBody(answer)).toMatchObject({ code: "invalid", fields: { ids: expect.any(String) } });
  });
});

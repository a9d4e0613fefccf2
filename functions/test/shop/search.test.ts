import { isDeepStrictEqual } from "node:util";
import { searchProducts } from "@halkopiha/domain/contract/shop/search.ts";
import { isPaused, sortPausedLast } from "@halkopiha/domain/products/availability.ts";
import {
  calculateLoosePrice,
  incomparable,
  toSortHeat,
  toSortPrice,
} from "@halkopiha/domain/products/comparable-price.ts";
import type { Product } from "@halkopiha/domain/products/product.ts";
import type { Sort } from "@halkopiha/domain/search/options.ts";
import { toSearchAreas } from "@halkopiha/domain/search/product-index.ts";
import type { DocumentSnapshot } from "firebase-admin/firestore";
import { describe, expect, test } from "vitest";
import { getToday } from "../../src/today.ts";
import { Client } from "../support/api.ts";
import { database, newProduct, newSeller } from "../support/market.ts";

const visitor = new Client();
type Query = Parameters<typeof visitor.call<typeof searchProducts>>[1]["query"];

const readVisible = async () =>
  (await database.collection("products").where("visible", "==", true).get()).docs;

const versions = (snapshots: readonly DocumentSnapshot[]) =>
  snapshots.map(({ id, updateTime }) => `${id} ${updateTime?.toMillis()}`).sort();

/** Repeats `find` until no product changes meanwhile, because triggers of earlier tests may still run; returns the visible products too. */
async function whileUnchanged<T>(find: () => Promise<T>): Promise<{ found: T; visible: DocumentSnapshot[] }> {
  for (;;) {
    const before = await readVisible();
    const found = await find();
    const visible = await readVisible();
    if (isDeepStrictEqual(versions(before), versions(visible))) return { found, visible };
  }
}

const newestKey = ({ createdAt }: Product) => -Date.parse(createdAt);

/** Every page of a search, one after the other. */
async function allPages(query: Query): Promise<Product[]> {
  const found: Product[] = [];
  let cursor: string | undefined;
  do {
    const page = await visitor.call(searchProducts, { query: { ...query, ...(cursor && { cursor }) } });
    found.push(...page.products);
    cursor = page.nextCursor;
  } while (cursor);
  return found;
}

const sortedIds = (products: readonly { _id: string }[]) => products.map(({ _id }) => _id).sort();

const keptIds = (snapshots: readonly DocumentSnapshot[], keeps: (snapshot: DocumentSnapshot) => boolean) =>
  snapshots
    .filter(keeps)
    .map(({ id }) => id)
    .sort();

const has = (field: string, value: unknown) => (snapshot: DocumentSnapshot) => snapshot.get(field) === value;

function inArea(area: { region?: string; locality?: string }) {
  const sought = toSearchAreas(area) ?? [];
  return (snapshot: DocumentSnapshot) => sought.some((token) => snapshot.get("areas").includes(token));
}

describe("a search finds exactly what is asked for, over all its pages", () => {
  test.each<{ query: Query; keeps: (snapshot: DocumentSnapshot) => boolean }>([
    { query: {}, keeps: () => true },
    { query: { region: "lappi" }, keeps: inArea({ region: "lappi" }) },
    {
      query: { region: "pirkanmaa", locality: "orivesi" },
      keeps: inArea({ region: "pirkanmaa", locality: "orivesi" }),
    },
    { query: { locality: "orivesi" }, keeps: inArea({ region: "pirkanmaa", locality: "orivesi" }) },
    { query: { category: "Palvelut" }, keeps: has("category", "Palvelut") },
    { query: { category: "Polttopuut", name: "Halko" }, keeps: has("name", "Halko") },
    { query: { deliveryMethod: "Noutopiste ja kuljetus" }, keeps: () => true },
    {
      query: { deliveryMethod: "Noutopiste", locality: "orivesi" },
      keeps: (snapshot) =>
        has("fetchable", true)(snapshot) && snapshot.get("owner.address.locality._id") === "orivesi",
    },
    { query: { deliveryMethod: "Kuljetus" }, keeps: has("delivers", true) },
    { query: { deliveryMethod: "Noutopiste" }, keeps: has("fetchable", true) },
    { query: { quality: "all", material: "all" }, keeps: () => true },
    {
      query: {
        region: "uusimaa",
        category: "Polttopuut",
        quality: "kuiva",
        material: "koivu",
        deliveryMethod: "Kuljetus",
      },
      keeps: (snapshot) =>
        inArea({ region: "uusimaa" })(snapshot) &&
        has("quality", "kuiva")(snapshot) &&
        has("material", "koivu")(snapshot) &&
        has("delivers", true)(snapshot),
    },
  ])("$query", { tags: ["s6-5", "s7-note-3", "s9-50"] }, async ({ query, keeps }) => {
    const { found, visible } = await whileUnchanged(() => allPages({ ...query, limit: 50 }));
    expect(sortedIds(found)).toEqual(keptIds(visible, keeps));
  });
});

test.each<{ sort: Sort; key: (product: Product) => number }>([
  { sort: "cheapest", key: toSortPrice },
  {
    sort: "expensive",
    key: (product) => {
      const loosePrice = calculateLoosePrice(product);
      return loosePrice === null ? incomparable - product.price : -loosePrice;
    },
  },
  { sort: "newest", key: ({ createdAt }) => -Date.parse(createdAt) },
  { sort: "oldest", key: ({ createdAt }) => Date.parse(createdAt) },
  { sort: "heat", key: toSortHeat },
])(
  "$sort comes first when asked so, and pages neither repeat nor skip",
  { tags: ["s9-45", "s9-46", "s9-47", "s9-48"] },
  async ({ sort, key }) => {
    const { found, visible } = await whileUnchanged(() => allPages({ sort, limit: 100 }));
    const sorted = sortPausedLast(
      found.toSorted((a, b) => key(a) - key(b)),
      getToday(),
    );
    expect(found.map(key)).toEqual(sorted.map(key));
    expect(sortedIds(found)).toEqual(keptIds(visible, () => true));
  },
);

describe("§9 who wants either 'Noutopiste ja kuljetus' sees the sellers who offer both first", () => {
  const deliveryMethod = "Noutopiste ja kuljetus";
  const offersBoth = ({ owner }: Product) => owner.deliveryMethod === deliveryMethod;

  test.each<{ query: { sort: Sort; region?: string; queryString?: string } }>([
    { query: { sort: "cheapest" } },
    { query: { sort: "newest", region: "pirkanmaa" } },
    { query: { sort: "newest", queryString: "halkomestari" } },
  ])("in the order asked for, and no page repeats or skips: $query", { tags: "s9-29" }, async ({ query }) => {
    const key = query.sort === "cheapest" ? toSortPrice : newestKey;
    const { found: lists } = await whileUnchanged(async () => {
      const all = await allPages({ ...query, limit: 100 });
      const wholePage = Math.min(100, all.filter(offersBoth).length);
      const limits = [7, wholePage, 100];
      const byLimit = await Promise.all(limits.map((limit) => allPages({ ...query, deliveryMethod, limit })));
      return { all, byLimit };
    });
    for (const all of lists.byLimit) {
      expect(sortedIds(all)).toEqual(sortedIds(lists.all));
      const found = all.filter((product) => !isPaused(product, getToday()));
      const both = found.filter(offersBoth);
      expect(found.slice(0, both.length)).toEqual(both);
      for (const group of [both, found.slice(both.length)]) {
        expect(group.map(key)).toEqual(group.map(key).toSorted((a, b) => a - b));
      }
    }
  });

  test("and a page that ends with the last of them says whether there are others", async () => {
    const seller = await newSeller({ deliveryMethod });
    const product = await newProduct(seller, { description: "Ainokainen" });
    const own = { deliveryMethod, queryString: "ainokainen", limit: 1 } as const;
    const first = await visitor.call(searchProducts, { query: own });
    expect(sortedIds(first.products)).toEqual([product._id]);
    expect(first.nextCursor).toBeUndefined();
  });

  test("and a cursor that is not ours is rejected", async () => {
    const query = new URLSearchParams({ deliveryMethod, cursor: "~x" });
    expect((await visitor.send("GET", `${searchProducts.path}?${query}`)).status).toBe(400);
  });
});

test("the sellers of a page are those of its products, once each", async () => {
  const { sellers, products } = await visitor.call(searchProducts, {
    query: { region: "pirkanmaa", limit: 50 },
  });
  expect(sortedIds(sellers)).toEqual([...new Set(products.map(({ owner }) => owner._id))].sort());
});

test("a seller is found whole by id, with everything they sell", { tags: "s7-note-5" }, async () => {
  const { sellers } = await visitor.call(searchProducts, { query: { sellerId: "halkomestari" } });
  expect(sellers).toMatchObject([
    {
      name: "Halkomestarin Puu Oy",
      email: "tilaukset@halkomestari.example",
      services: expect.arrayContaining([expect.objectContaining({ name: "Pilkkeen teko" })]),
    },
  ]);
});

test("a private seller's street is nobody's business", async () => {
  const { sellers } = await visitor.call(searchProducts, { query: { sellerId: "mokkiklapi" } });
  expect(sellers).toMatchObject([{ street: null }]);
});

test("a seller who is not yet active is not found", async () => {
  const answer = await visitor.call(searchProducts, { query: { sellerId: "uusimyyja" } });
  expect(answer).toEqual({ sellers: [], products: [], total: 0 });
});

test("index fields are not returned", async () => {
  const { body } = await visitor.request(searchProducts, { query: { limit: 5 } });
  expect(JSON.stringify(body)).not.toMatch(/"(areas|words|visible|fetchable)"/);
});

test("results may be kept by the CDN, and a seller who is gone is gone from there within ten minutes", async () => {
  const { headers } = await visitor.request(searchProducts, { query: {} });
  expect(headers.get("etag")).toBeTruthy();
  const cacheControl = headers.get("cache-control") ?? "";
  expect(cacheControl).toMatch(/^public, /);
  const seconds = (name: string) => Number(new RegExp(`${name}=(\\d+)`).exec(cacheControl)?.[1]);
  // The CDN may serve a response for this many seconds after it has expired, and the browser may do so again.
  const stale = seconds("stale-while-revalidate");
  expect(seconds("s-maxage") + stale + seconds(" max-age") + stale).toBeLessThanOrEqual(600);
});
